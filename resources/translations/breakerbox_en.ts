<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>LimitText</name>
    <message numerus="yes">
        <source>You set at most %1 requests a minute.</source>
        <translation>
            <numerusform>You set at most %1 request a minute.</numerusform>
            <numerusform>You set at most %1 requests a minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests and %2 tokens a minute.</source>
        <translation>
            <numerusform>You set at most %1 request and %2 tokens a minute.</numerusform>
            <numerusform>You set at most %1 requests and %2 tokens a minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 tokens a minute.</source>
        <translation>
            <numerusform>You set at most %1 token a minute.</numerusform>
            <numerusform>You set at most %1 tokens a minute.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%1 failures in a row</source>
        <translation>
            <numerusform>%1 failure</numerusform>
            <numerusform>%1 failures in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 failed</source>
        <translation>
            <numerusform>%1 of the last %2 failed</numerusform>
            <numerusform>%1 of the last %2 failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message numerus="yes">
        <source>%1 calls are replayed, from %2 until %3.</source>
        <translation>
            <numerusform>%1 call is replayed, from %2 until %3.</numerusform>
            <numerusform>%1 calls are replayed, from %2 until %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 calls ended in ways that a replay cannot repeat exactly; ends with the same effect are played instead.</source>
        <translation>
            <numerusform>%1 call ended in a way that a replay cannot repeat exactly; an end with the same effect is played instead.</numerusform>
            <numerusform>%1 calls ended in ways that a replay cannot repeat exactly; ends with the same effect are played instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them probes</source>
        <translation>
            <numerusform>%1, %2 of them a probe</numerusform>
            <numerusform>%1, %2 of them probes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationDesk</name>
    <message numerus="yes">
        <source>%n conversations are in no folder now.</source>
        <translation>
            <numerusform>%n conversation are in no folder now.</numerusform>
            <numerusform>%n conversations are in no folder now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations are in the list again.</source>
        <translation>
            <numerusform>%n conversation are in the list again.</numerusform>
            <numerusform>%n conversations are in the list again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were archived.</source>
        <translation>
            <numerusform>%n conversation were archived.</numerusform>
            <numerusform>%n conversations were archived.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were deleted.</source>
        <translation>
            <numerusform>%n conversation were deleted.</numerusform>
            <numerusform>%n conversations were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were moved to “%1”.</source>
        <translation>
            <numerusform>%n conversation were moved to “%1”.</numerusform>
            <numerusform>%n conversations were moved to “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were pinned.</source>
        <translation>
            <numerusform>%n conversation were pinned.</numerusform>
            <numerusform>%n conversations were pinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were unpinned.</source>
        <translation>
            <numerusform>%n conversation were unpinned.</numerusform>
            <numerusform>%n conversations were unpinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n conversations</source>
        <translation>
            <numerusform>Archive %n conversation</numerusform>
            <numerusform>Archive %n conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversations</source>
        <translation>
            <numerusform>Delete %n conversation</numerusform>
            <numerusform>Delete %n conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations…</source>
        <translation>
            <numerusform>Export %n conversation…</numerusform>
            <numerusform>Export %n conversations…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations to folder…</source>
        <translation>
            <numerusform>Move %n conversation to folder…</numerusform>
            <numerusform>Move %n conversations to folder…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations</source>
        <translation>
            <numerusform>Move %n conversation</numerusform>
            <numerusform>Move %n conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n conversations</source>
        <translation>
            <numerusform>Pin %n conversation</numerusform>
            <numerusform>Pin %n conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n conversations out of the archive</source>
        <translation>
            <numerusform>Take %n conversation out of the archive</numerusform>
            <numerusform>Take %n conversations out of the archive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n conversations</source>
        <translation>
            <numerusform>Unpin %n conversation</numerusform>
            <numerusform>Unpin %n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationList</name>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationListModel</name>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationPage</name>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n language</numerusform>
            <numerusform>%n languages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FileBar</name>
    <message numerus="yes">
        <source>%n more were not attached.</source>
        <translation>
            <numerusform>%n more was not attached.</numerusform>
            <numerusform>%n more were not attached.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageBody</name>
    <message numerus="yes">
        <source>Table, %1 columns, %2 rows</source>
        <translation>
            <numerusform>Table, %1 columns, %2 row</numerusform>
            <numerusform>Table, %1 columns, %2 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PickList</name>
    <message numerus="yes">
        <source>Ask %n</source>
        <translation>
            <numerusform>Ask %n</numerusform>
            <numerusform>Ask %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PrivacyPage</name>
    <message numerus="yes">
        <source> days</source>
        <comment>suffix of a number of days</comment>
        <translation>
            <numerusform> day</numerusform>
            <numerusform> days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SideBySide</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TimelineView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TransferDesk</name>
    <message numerus="yes">
        <source>Export %n conversations</source>
        <translation>
            <numerusform>Export %n conversation</numerusform>
            <numerusform>Export %n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Tray</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnDesk</name>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>%n message deleted.</numerusform>
            <numerusform>%n messages deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in other versions.</source>
        <translation>
            <numerusform>%n of them is in another version.</numerusform>
            <numerusform>%n of them are in other versions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete this message and the %n after it?</source>
        <translation>
            <numerusform>Delete this message and the %n after it?</numerusform>
            <numerusform>Delete this message and the %n after it?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardPast</name>
    <message numerus="yes">
        <source>It was tried %n times.</source>
        <translation>
            <numerusform>It was tried %n time.</numerusform>
            <numerusform>It was tried %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardWords</name>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed in %3: %4.</source>
        <translation>
            <numerusform>%1 of the last %2 request failed in %3: %4.</numerusform>
            <numerusform>%1 of the last %2 requests failed in %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed.</source>
        <translation>
            <numerusform>%1 of the last %2 request failed.</numerusform>
            <numerusform>%1 of the last %2 requests failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed: %3.</source>
        <translation>
            <numerusform>%1 of the last %2 request failed: %3.</numerusform>
            <numerusform>%1 of the last %2 requests failed: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::FileText</name>
    <message numerus="yes">
        <source>%1 files of earlier messages are not sent along: whoever answers next does not take them.</source>
        <translation>
            <numerusform>%1 file of an earlier message is not sent along: whoever answers next does not take it.</numerusform>
            <numerusform>%1 files of earlier messages are not sent along: whoever answers next does not take them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is one too many: a message takes %2 files.</source>
        <translation>
            <numerusform>%1 is one too many: a message takes %2 file.</numerusform>
            <numerusform>%1 is one too many: a message takes %2 files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::Moments</name>
    <message numerus="yes">
        <source>%1 conversations</source>
        <translation>
            <numerusform>%1 conversation</numerusform>
            <numerusform>%1 conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 model</numerusform>
            <numerusform>%1 models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attachments</source>
        <translation>
            <numerusform>%n attachment</numerusform>
            <numerusform>%n attachments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::TransferText</name>
    <message numerus="yes">
        <source>%1 conversations were written to %2 (%3).</source>
        <translation>
            <numerusform>%1 conversation was written to %2 (%3).</numerusform>
            <numerusform>%1 conversations were written to %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations with %2 were added from %3.</source>
        <translation>
            <numerusform>%1 conversation with %2 was added from %3.</numerusform>
            <numerusform>%1 conversations with %2 were added from %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be understood.</source>
        <translation>
            <numerusform>%1 could not be understood.</numerusform>
            <numerusform>%1 could not be understood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files are named but not in the export.</source>
        <translation>
            <numerusform>%1 file is named but not in the export.</numerusform>
            <numerusform>%1 files are named but not in the export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages of tools and notices were left out.</source>
        <translation>
            <numerusform>%1 message of tools and notices was left out.</numerusform>
            <numerusform>%1 messages of tools and notices were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were empty and left out.</source>
        <translation>
            <numerusform>%1 was empty and left out.</numerusform>
            <numerusform>%1 were empty and left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were here already.</source>
        <translation>
            <numerusform>%1 was here already.</numerusform>
            <numerusform>%1 were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 conversations the newest branch is shown: the file names one that is not there.</source>
        <translation>
            <numerusform>In %1 conversation the newest branch is shown: the file names one that is not there.</numerusform>
            <numerusform>In %1 conversations the newest branch is shown: the file names one that is not there.</numerusform>
        </translation>
    </message>
</context>
</TS>

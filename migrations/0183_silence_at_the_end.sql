-- Ends of before have no `unanswered`: silence ended these deals. In the others the user confirmed the absence.
UPDATE bid SET deal_end = json_set(deal_end, '$.unanswered', json('true'))
WHERE deal_end ->> 'end' IN ('missed_by_helper', 'missed_by_owner') AND deal_end ->> 'unanswered' IS NULL
  AND EXISTS (SELECT 1 FROM appointment a WHERE a.chat_id = bid.chat_id AND a.missed_answer = 'unanswered' AND a.updated_at = bid.updated_at);
UPDATE message SET event = json_set(event, '$.unanswered', json('true'))
WHERE event IS NOT NULL AND event ->> '$.kind' = 'deal' AND event ->> '$.step' IN ('missed_by_helper', 'missed_by_owner')
  AND EXISTS (SELECT 1 FROM bid b WHERE b.chat_id = message.chat_id AND b.updated_at = message.created_at AND b.deal_end ->> 'unanswered' = 1);
UPDATE archived_message SET event = json_set(event, '$.unanswered', json('true'))
WHERE event IS NOT NULL AND event ->> '$.kind' = 'deal' AND event ->> '$.step' IN ('missed_by_helper', 'missed_by_owner')
  AND EXISTS (SELECT 1 FROM bid b WHERE b.chat_id = archived_message.chat_id AND b.updated_at = archived_message.created_at AND b.deal_end ->> 'unanswered' = 1);
UPDATE chat SET last_event = (SELECT m.event FROM every_message m WHERE m.id = chat.last_message_id)
WHERE last_event ->> '$.kind' = 'deal' AND last_event ->> '$.step' IN ('missed_by_helper', 'missed_by_owner');
UPDATE notification SET data = json_set(data, '$.unanswered', 1)
WHERE type = 'deal_ended' AND data ->> '$.step' IN ('missed_by_helper', 'missed_by_owner')
  AND EXISTS (SELECT 1 FROM bid b WHERE b.job_id = notification.job_id AND b.updated_at = notification.created_at AND b.deal_end ->> 'unanswered' = 1);

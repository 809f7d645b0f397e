-- A proposal that another took the place of is declined: only one waits in a chat.
UPDATE appointment SET status = 'declined' WHERE status = 'proposed'
  AND EXISTS (SELECT 1 FROM appointment n WHERE n.chat_id = appointment.chat_id AND n.id > appointment.id);

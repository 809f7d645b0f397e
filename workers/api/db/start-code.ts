import type { Database, Write } from "./database";

export const insertStartCode = (db: Database, now: number, bid: number, words: string): Write =>
  db
    .prepare(
      `INSERT INTO start_code (bid_id, words, created_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (bid_id) DO UPDATE SET words = excluded.words, created_at = excluded.created_at`,
    )
    .bind(bid, words, now);

interface StartCodeRow {
  bid_id: number;
  chat_id: number;
  words: string;
}

const OF_JOB = `SELECT s.bid_id, b.chat_id, s.words FROM start_code s JOIN bid b ON b.id = s.bid_id
  WHERE b.job_id = ? AND b.status = 'accepted'`;

export const startCodeOf = (db: Database, job: number): Promise<StartCodeRow | null> =>
  db.prepare(OF_JOB).bind(job).first<StartCodeRow>();

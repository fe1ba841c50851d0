import type { AnswerReport } from '#contract/chat.ts';

/** What users marked as wrong (migration 034). */
export type ReportTables = {
  answer_reports: {
    /** The answer. */
    message_id: string;
    user_id: string;
    reason: AnswerReport['reason'];
    /** Whether the user lets the operator see the question and the answer. */
    shared: boolean;
    created_at: Date;
  };
};

import type { Notebook } from '#contract/notebooks.ts';
import type { Note } from '#contract/notes.ts';
import type { Source } from '#contract/sources.ts';
import type { StudioJob } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';
import { galleryText } from './text.ts';
import { idOf, useSamples } from './samples.ts';

const AT = '2026-03-05T14:30:00.000Z';
/** When the job that runs was begun. */
const BEGUN = new Date(Date.now() - 72_000).toISOString();

const SOURCE: Omit<Source, 'id' | 'title' | 'processing_status'> = {
  notebook_id: idOf(9),
  display_name: '',
  type: 'pdf',
  file: null,
  file_path: null,
  url: null,
  summary: '',
  progress: null,
  reading: null,
  error_code: null,
  error_message: null,
  version: 1,
  metadata: {
    characterCount: 80_000,
    lineCount: 1214,
    pageCount: 38,
    bytes: 1_200_000,
    originalUrl: null,
    wordCount: 12_000,
    webhookProcessed: true,
    unreadPages: [],
  },
  duplicate_of: null,
  law: null,
  folder_id: null,
  upload_key: null,
  created_at: AT,
  updated_at: AT,
};

const JOB: Omit<StudioJob, 'job_id' | 'status'> = {
  kind: 'legal-risk',
  title: '',
  description: '',
  progress: 0,
  stage: null,
  error_code: null,
  error_message: null,
  created_at: AT,
  started_at: null,
  completed_at: null,
  metadata: { source_id: idOf(1), source_title: '', source_version: 1, engine: null, options: {} },
  has_file: false,
  analysis_summary: null,
  evidence: null,
  tokens: 15,
};

/** A notebook, and a source, a note and a job in each state. */
export function useCards(): { notebook: Notebook; sources: Source[]; notes: Note[]; jobs: StudioJob[] } {
  const t = useText(galleryText);
  const { answer } = useSamples();
  const { metadata } = SOURCE;
  const job = { ...JOB, metadata: { ...JOB.metadata, source_title: t.lease } };
  const note = { notebook_id: idOf(9), extracted_text: '', created_at: AT, updated_at: AT };
  return {
    notebook: {
      id: idOf(9),
      title: t.lease,
      description: '',
      icon: '📝',
      color: 'blue',
      created_at: AT,
      updated_at: AT,
      opened_at: null,
      pinned: true,
      archived: false,
      engine: null,
      sources_count: 8,
      sources_by_type: { pdf: 5, docx: 2, website: 1 },
      sources_reading: 2,
      example_questions: [],
      generation_status: 'completed',
    },
    sources: [
      { ...SOURCE, id: idOf(1), title: t.lease, processing_status: 'completed' },
      {
        ...SOURCE,
        id: idOf(2),
        title: t.code,
        processing_status: 'completed',
        metadata: { ...metadata, unreadPages: [3, 4] },
      },
      {
        ...SOURCE,
        id: idOf(3),
        title: t.annex,
        processing_status: 'processing',
        progress: 34,
        reading: { page: 41, of: 120 },
      },
      { ...SOURCE, id: idOf(4), title: t.site, type: 'website', processing_status: 'pending' },
      { ...SOURCE, id: idOf(5), title: t.scan, type: 'image', processing_status: 'failed', error_message: t.noText },
    ],
    notes: [
      { ...note, id: idOf(1), title: t.h1, content: t.read, source_type: 'user' },
      { ...note, id: idOf(2), title: t.h2, content: answer, source_type: 'ai_response' },
    ],
    jobs: [
      {
        ...job,
        job_id: idOf(1),
        status: 'processing',
        progress: 42,
        stage: 'rules',
        started_at: BEGUN,
      },
      { ...job, job_id: idOf(2), status: 'pending' },
      {
        ...job,
        job_id: idOf(3),
        status: 'completed',
        completed_at: AT,
        analysis_summary: {
          overall_risk_level: 'high',
          total_issues: 7,
          total_recommendations: 5,
          document_length: 80_000,
        },
        evidence: { found: 12, total: 12 },
      },
      { ...job, job_id: idOf(4), status: 'failed', completed_at: AT, error_code: 'GENERATION_FAILED' },
    ],
  };
}

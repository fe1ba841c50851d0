import type { Goal } from './goal.ts';

/** Faults of what lies below: the database, disks, storage, models, and the process itself. */
export const faultsBelow: readonly Goal[] = [
  { id: 'F1', says: 'PostgreSQL stopped for 30 s (`-m immediate`)' },
  { id: 'F2', says: 'PostgreSQL restarted in the middle of a commit (outcome unknown)' },
  {
    id: 'F3',
    says: 'All pool connections killed every second for 1 min',
    tests: ['src/server/db/connect.server.test.ts'],
  },
  {
    id: 'F4',
    says: 'DB latency +2 s, +10 s',
    tests: ['src/server/db/patience.test.ts'],
    short:
      'a statement may take 10 s and not 5, since jobs and calls share a pool; a call waits for slow ones 15 s in all.',
  },
  {
    id: 'F5',
    says: "Long lock on one user's account row (60 s)",
    tests: ['src/server/db/connect.server.test.ts'],
  },
  { id: 'F6', says: 'Deadlock forced between two job types', tests: ['src/server/jobs/outlasting.test.ts'] },
  { id: 'F7', says: '`max_connections` reached', tests: ['src/server/jobs/outlasting.test.ts'] },
  { id: 'F8', says: 'Disk full: database volume' },
  { id: 'F9', says: 'Disk full: temp/upload volume' },
  {
    id: 'F10',
    says: 'Read-only file system / EIO on object store',
    short: 'a disk that fails to read (EIO) was not forced; a read-only one was.',
  },
  {
    id: 'F11',
    says: 'Object store down 10 min (S3 500/timeouts)',
    tests: ['src/server/ports/storage/s3.test.ts', 'src/server/jobs/outlasting.test.ts'],
    short: 'a file above 5 MB may wait longer than half a minute for its 503 where the store is silent.',
  },
  { id: 'F12', says: 'S3 put succeeds but answer lost' },
  {
    id: 'F13',
    says: 'S3 returns wrong bytes / truncated',
    tests: ['src/server/ports/storage/s3.test.ts', 'src/server/vault/seal.test.ts'],
    short:
      'what is broken after its first frame is cut off, since its 200 has begun; there is no code of its own, and the alarm is a line of the log.',
  },
  {
    id: 'F14',
    says: 'Object deleted behind our back',
    tests: [
      'src/server/ports/storage/s3.test.ts',
      'src/server/sources/deletion.server.test.ts',
      'src/server/sources/sweep.server.test.ts',
    ],
  },
  {
    id: 'F15',
    says: 'LLM 429 with and without Retry-After',
    tests: [
      'src/server/ports/ai/provider/wire.test.ts',
      'src/server/ports/speech/provider.test.ts',
      'src/server/ports/embedding/provider.test.ts',
    ],
  },
  {
    id: 'F16',
    says: 'LLM 500/502/503 burst, 5 min',
    tests: ['src/server/ports/ai/provider/wire.test.ts', 'src/server/ports/ai/provider/breaker.test.ts'],
  },
  {
    id: 'F17',
    says: 'LLM hangs: no headers / no first token / stall mid-stream',
    tests: ['src/server/ports/ai/provider/wire.test.ts'],
    short:
      'an answer without headers is waited for as long as one without words, 30 s and not 10: a model on the machine itself sends neither before it has read the question',
  },
  {
    id: 'F18',
    says: 'LLM stream cut at a random byte, duplicated or reordered SSE events, invalid UTF-8 split',
    tests: ['src/server/ports/ai/provider/wire.test.ts', 'src/server/chat/provider.server.test.ts'],
  },
  {
    id: 'F19',
    says: 'LLM garbage/HTML/empty/other language/refusal/1 GB answer',
    tests: [
      'src/server/ports/ai/provider/wire.test.ts',
      'src/server/ports/ai/provider/generate.test.ts',
      'src/server/studio/online.test.ts',
    ],
  },
  {
    id: 'F20',
    says: 'LLM key revoked (401/403), model removed (404)',
    tests: [
      'src/server/ports/ai/provider/wire.test.ts',
      'src/server/ports/ocr/provider.test.ts',
      'src/server/ports/speech/provider.test.ts',
    ],
  },
  {
    id: 'F21',
    says: 'Usage figures absent or absurd in the LLM answer',
    tests: ['src/server/ports/ai/provider/wire.test.ts', 'src/server/tokens/tokens.server.test.ts'],
  },
  {
    id: 'F22',
    says: 'TTS/OCR/ffmpeg child crashes, is OOM-killed, hangs',
    tests: [
      'src/server/ports/speech/espeak.server.test.ts',
      'src/server/ports/speech/mp3.test.ts',
      'src/server/ports/ocr/tesseract.test.ts',
      'src/server/ports/transcription/openai.test.ts',
      'src/server/studio/killed.server.test.ts',
      'src/server/sources/extract/watch.test.ts',
    ],
  },
  {
    id: 'F23',
    says: 'Worker `kill -9` at each checkpoint (claim, after provider call, before/after result write, before/after post)',
    tests: ['src/server/studio/killed.server.test.ts'],
  },
  { id: 'F24', says: 'API `kill -9` between hold+job commit and the answer' },
  {
    id: 'F25',
    says: 'Worker SIGSTOP 5 min then SIGCONT (zombie)',
  },
  { id: 'F26', says: 'Two workers claim at the same instant x 10,000' },
  {
    id: 'F27',
    says: 'Event loop blocked 10 s in API (test hook)',
    short:
      'the process was stopped as a whole; its leases are renewed by the loop that is blocked, and no 503 tells of it.',
  },
  {
    id: 'F28',
    says: 'Memory pressure: heap limit 256 MB with 50 uploads',
  },
  {
    id: 'F29',
    says: 'File descriptors limited to 256',
    tests: ['src/server/started.test.ts'],
    short: 'a line beyond the last descriptor is not answered 503: it waits or is closed.',
  },
  {
    id: 'F30',
    says: 'Unhandled rejection / thrown in a timer (test hook)',
    tests: ['src/server/log-out.test.ts'],
  },
];

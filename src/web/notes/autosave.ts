import { notesApi, type Note } from '#contract/notes.ts';
import { send } from '#web/api/call.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { language } from '#web/i18n/language.ts';
import { BLANK, check, isSame, type Written } from './check.ts';
import { dropDraft, keepDraft, tellDrafts, type Draft } from './drafts.ts';
import { mergeWritten } from './merge.ts';
import { writtenIn, type Saving } from './saving.ts';
import { notesText } from './text.ts';
import { newest, show } from './use-notes.ts';

/** Milliseconds of rest after which what was written is saved, and after which it is saved although somebody writes on; of a try after a save that failed. */
const [REST_MS, LONGEST_MS] = [800, 5000];
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [2000, 30_000];
/** Bytes that a browser still sends for a page that goes. */
const KEEPALIVE_BYTES = 60_000;
type Begin = {
  notebookId: string;
  draftId: string;
  /** Null for a note that is not there yet. */
  note: Note | null;
  words: Written;
};
/** What the autosave asks of who writes: the words of this moment, and to show those of another writer with them. */
type Writer = { read: () => Partial<Written>; adopt: (words: Written) => void; added: (note: Note) => void };

const NOBODY: Writer = { read: () => ({}), adopt: () => undefined, added: () => undefined };

/**
 * Saves a note while it is written, and keeps it as a draft until it is saved. What somebody else saved of it meanwhile is merged in, so that two tabs never lose a
 * word; what a tab that is gone left as a draft, too.
 */
export class Autosave {
  note: Note | null;
  words: Written;
  saving: Saving = { at: 'saved' };
  private base: Written;
  private busy = false;
  private again = false;
  private running = Promise.resolve();
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;
  private readonly listeners = new Set<() => void>();
  private writer = NOBODY;

  constructor(private readonly begun: Begin) {
    this.note = begun.note;
    this.words = begun.words;
    this.base = begun.note ? writtenIn(begun.note) : BLANK;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly state = (): Saving => this.saving;

  /** Begins to save, and asks this writer from now on. */
  start(writer: Writer): void {
    this.writer = writer;
    this.write({});
  }

  /** Somebody writes: it is not saved until that was looked at. */
  touch(): void {
    if (this.saving.at === 'saved') this.tell({ at: 'saving' });
  }
  /** Takes over what is written, keeps it as a draft at once and saves it soon. */
  write(change: Partial<Written>): void {
    this.words = { ...this.words, ...change };
    this.take();
    this.keep();
    if (this.isSaved()) return this.busy ? undefined : this.tell({ at: 'saved' });
    this.touch();
    this.soon();
  }

  /** Another state of the note has come from the server; undefined where the list does not have it. */
  meet(theirs: Note | null | undefined): void {
    if (this.busy || !this.note || theirs === null) return;
    if (!theirs) return void this.confirmGone(this.note);
    if (Date.parse(theirs.updated_at) > Date.parse(this.note.updated_at)) this.merge(theirs);
  }

  /** Takes over what a tab that is gone had written and not saved. */
  recover({ id, base, title, content }: Draft): void {
    this.take();
    this.adopt(mergeWritten(this.words, base, { title, content }));
    if (id !== this.begun.draftId) dropDraft(this.begun.notebookId, id);
    this.write({});
  }

  /** Saves as a new note what was written of one that is gone. */
  saveAsNew(): void {
    this.note = null;
    this.base = BLANK;
    this.tell({ at: 'saving' });
    void this.save();
  }
  /** Forgets what was written. */
  discard(): void {
    this.words = this.base;
    this.stop();
  }

  /** Saves at once, since the page may go. */
  flush(): void {
    this.take();
    this.keep();
    if (!this.isSaved() && this.saving.at !== 'gone') void this.save(true);
  }
  /** Ends the writing: what is not saved is sent once more, and stays a draft until the server has it. */
  stop(): void {
    this.take();
    this.keep();
    clearTimeout(this.timer);
    this.writer = NOBODY;
    tellDrafts();
    if (!this.isSaved() && this.saving.at !== 'gone') void this.save();
  }

  /** Saves now, and what is written meanwhile after it. `leaving`: the page goes, and the request outlives it. */
  save(leaving = false): Promise<void> {
    clearTimeout(this.timer);
    this.due = 0;
    this.take();
    this.keep();
    if (this.busy) this.again = true;
    else this.running = this.attempt(leaving);
    return this.running;
  }

  private async attempt(leaving: boolean): Promise<void> {
    const sent = this.words;
    if (this.isSaved()) return this.tell({ at: 'saved' });
    const faults = check(sent);
    if (faults.content || faults.title?.kind === 'long') return this.tell({ at: 'faulty', faults });
    this.busy = true;
    this.tell({ at: 'saving' });
    try {
      this.saved(await this.send(sent, leaving), sent);
    } catch (error) {
      await this.failed(error);
    } finally {
      this.busy = false;
    }
    if (this.again) {
      this.again = false;
      await this.attempt(false);
    }
  }

  private async send(sent: Written, leaving: boolean): Promise<Note> {
    const { notebookId } = this.begun;
    const body = {
      ...sent,
      title: sent.title.replace(/\p{Cf}/gu, '').trim() ? sent.title : notesText[language()].untitled,
    };
    const row = this.note ? notesApi.update : notesApi.add;
    const input = {
      params: { id: notebookId, ...(this.note && { noteId: this.note.id }) },
      body: this.note ? { ...body, seen: this.note.updated_at } : { ...body, id: this.begun.draftId },
    };
    const keepalive = leaving && new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES;
    return (await (await send(row, input, { keepalive })).json()) as Note;
  }

  private saved(note: Note, sent: Written): void {
    const isNew = this.note === null;
    this.note = note;
    this.base = note.content === sent.content.trim() ? sent : writtenIn(note);
    this.wait = FIRST_WAIT_MS;
    show(note);
    if (isNew) this.writer.added(note);
    this.take();
    this.keep();
    if (isNew) tellDrafts();
    if (this.isSaved()) this.tell({ at: 'saved' });
    else this.soon();
  }

  private async failed(error: unknown): Promise<void> {
    const known = error instanceof Failure ? error : null;
    if (this.note && (known?.code === 'CONFLICT' || known?.code === 'NOT_FOUND')) {
      try {
        const theirs = await newest(this.note);
        if (theirs) return this.merge(theirs);
        return this.tell({ at: 'gone' });
      } catch {
        return this.later('failed');
      }
    }
    if (known && known.status >= 400 && known.status < 500 && known.status !== 401 && known.status !== 429)
      return this.tell({ at: 'refused', why: saidBy(error, notesText[language()].saveFailed) });
    this.later(known?.status === 0 ? 'offline' : 'failed');
  }

  /** A list that was asked for before the note was there does not have it either. */
  private async confirmGone(note: Note): Promise<void> {
    const known = await newest(note).catch(() => note);
    if (!known && !this.busy) this.tell({ at: 'gone' });
  }

  private merge(theirs: Note): void {
    this.take();
    const now = writtenIn(theirs);
    const merged = mergeWritten(this.words, this.base, now);
    this.note = theirs;
    this.base = now;
    this.adopt(merged);
    this.write({});
  }

  private adopt(words: Written): void {
    if (isSame(words, this.words)) return;
    this.words = words;
    this.writer.adopt(words);
  }

  private take(): void {
    this.words = { ...this.words, ...this.writer.read() };
  }
  /** A note says the same without the blanks around it, as the server keeps it. */
  private isSaved(): boolean {
    const bare = ({ title, content }: Written): Written => ({ title: title.trim(), content: content.trim() });
    return isSame(bare(this.words), bare(this.base));
  }
  private keep(): void {
    const { notebookId, draftId: id } = this.begun;
    if (this.isSaved()) dropDraft(notebookId, id);
    else keepDraft(notebookId, { id, noteId: this.note?.id ?? null, base: this.base, ...this.words });
  }
  private soon(): void {
    if (this.saving.at === 'gone') return;
    this.due ||= Date.now() + LONGEST_MS;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), Math.max(0, Math.min(REST_MS, this.due - Date.now())));
  }
  private later(at: 'offline' | 'failed'): void {
    this.tell({ at });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), this.wait);
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }
  private tell(saving: Saving): void {
    this.saving = saving;
    for (const listener of this.listeners) listener();
  }
}

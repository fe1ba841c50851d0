import { useText } from '#web/i18n/language.ts';
import { NotebookCard } from '#web/notebooks/NotebookCard.tsx';
import { NoteRow } from '#web/notes/NoteRow.tsx';
import { SourceRow } from '#web/sources/SourceRow.tsx';
import { JobCard } from '#web/studio/JobCard.tsx';
import { generatorOf } from '#web/studio/registry.ts';
import { RoomContext, type Room } from '#web/studio/room.ts';
import { Cell } from './Cell.tsx';
import { useCards } from './sample-cards.ts';
import { galleryText } from './text.ts';

const nothing = (): void => undefined;
const ROOM: Room = {
  engine: null,
  notebookId: '',
  sources: [],
  billing: true,
  balance: 50,
  openTool: nothing,
  openJob: nothing,
  addSource: nothing,
};

/** A notebook, sources, notes and jobs, in each of their states. */
export function Cards() {
  const t = useText(galleryText);
  const { notebook, sources, notes, jobs } = useCards();
  const face = generatorOf('legal-risk')!;
  return (
    <>
      <Cell name={t.notebook}>
        <ul>
          <NotebookCard notebook={notebook} />
        </ul>
        <ul className="rounded-lg border border-line bg-paper">
          {notes.map((note, at) => (
            <NoteRow
              key={note.id}
              note={note}
              isOpen={at === 1}
              unsaved={at === 0}
              onOpen={nothing}
              onDelete={nothing}
            />
          ))}
        </ul>
      </Cell>
      <Cell name={t.sources}>
        <ul>
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} used onUse={nothing} onOpen={nothing} />
          ))}
        </ul>
      </Cell>
      <Cell name={t.jobs}>
        <RoomContext value={ROOM}>
          <h3 className="sr-only">{t.jobs}</h3>
          {jobs.map((job) => (
            <JobCard key={job.job_id} face={face} job={job} by="tool" fresh={job.status === 'completed'} />
          ))}
        </RoomContext>
      </Cell>
    </>
  );
}

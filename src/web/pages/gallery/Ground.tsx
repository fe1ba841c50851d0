import { Plus, Trash2 } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { NotebookIcon } from '#web/ui/NotebookIcon.tsx';
import { Button, IconButton, TextLink } from '#web/ui/Button.tsx';
import { Mark } from '#web/ui/Logo.tsx';
import { Cell, Line } from './Cell.tsx';
import { galleryText } from './text.ts';

/** Each colour has one job; the names are those of theme.css. */
const COLOURS = ['desk', 'paper', 'sunken', 'ink', 'ink-3', 'tinta', 'evidencia', 'margen', 'ok', 'warn', 'bad'];

/** Colours, letters and buttons. */
export function Ground() {
  const t = useText(galleryText);
  const common = useText(words);
  return (
    <>
      <Cell name={t.colour}>
        <div className="flex flex-wrap gap-3">
          {COLOURS.map((name) => (
            <span key={name} className="grid justify-items-start gap-1 text-meta text-ink-3">
              <span
                aria-hidden
                className="size-11 rounded-md border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </span>
          ))}
        </div>
        <Line>
          <Mark />
          <Avatar name="María Paz Undurraga" />
          <NotebookIcon icon="⚖️" color="red" tile />
        </Line>
      </Cell>
      <Cell name={t.letters}>
        <p className="font-serif text-h1 font-semibold">{t.h1}</p>
        <p className="font-serif text-h2 font-semibold">{t.h2}</p>
        <p className="text-h3 font-semibold">{t.h3}</p>
        <p className="read">{t.read}</p>
        <p>{t.ui}</p>
        <p className="text-note text-ink-2">{t.note}</p>
        <p className="text-meta text-ink-3">{t.meta}</p>
      </Cell>
      <Cell name={t.buttons}>
        <Line>
          <Button size="lg">{t.large}</Button>
          <Button icon={Plus}>{t.add}</Button>
          <Button size="sm">{t.small}</Button>
          <Button variant="outline">{t.outline}</Button>
        </Line>
        <Line>
          <Button variant="ghost">{t.ghost}</Button>
          <Button disabled>{t.disabled}</Button>
          <Button variant="outline" disabled>
            {t.disabled}
          </Button>
          <Button variant="danger">{common.remove}</Button>
          <Button variant="dangerGhost" icon={Trash2}>
            {common.remove}
          </Button>
        </Line>
        <Line>
          <TextLink icon={Plus}>{t.link}</TextLink>
          <IconButton icon={Trash2} label={common.remove} />
          <IconButton icon={Plus} label={t.add} pressed />
        </Line>
      </Cell>
    </>
  );
}

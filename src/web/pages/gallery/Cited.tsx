import { Fragment } from 'react';
import { useText } from '#web/i18n/language.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { CiteChip } from '#web/ui/answer/CiteChip.tsx';
import { CitePreview } from '#web/ui/answer/CitePreview.tsx';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { Evidence } from '#web/ui/answer/Evidence.tsx';
import { NoAnswer } from '#web/ui/answer/NoAnswer.tsx';
import { Prose } from '#web/ui/answer/Prose.tsx';
import { States } from '#web/ui/answer/States.tsx';
import { MissingQuote, NearQuote, Quote } from '#web/ui/Quote.tsx';
import { BasisLine } from '#web/ui/risk/BasisLine.tsx';
import { Replacement } from '#web/ui/risk/Replacement.tsx';
import { LEVELS } from '#web/ui/risk/levels.ts';
import { RiskLevel } from '#web/ui/risk/RiskLevel.tsx';
import { SheetLine } from '#web/ui/Sheet.tsx';
import { Cell, Line } from './Cell.tsx';
import { useSamples } from './samples.ts';
import { galleryText } from './text.ts';

/** Evidence: what stands in a source, how it is cited, and what is said where it does not. */
export function Cited() {
  const t = useText(galleryText);
  const { answer, nothing, citations } = useSamples();
  const [exact, moved, missing] = citations;
  return (
    <>
      <Cell name={t.chips}>
        <p className="read">
          {citations.map((citation) => (
            <Fragment key={citation.citation_id}>
              <span className="whitespace-nowrap">
                {t.cited[citation.state]} <CiteChip citation={citation} among={citations} />
              </span>{' '}
            </Fragment>
          ))}
        </p>
        <Quote>{t.words}</Quote>
        <NearQuote>{t.words}</NearQuote>
        <MissingQuote>{t.invented}</MissingQuote>
        <div className="overflow-hidden rounded-lg border border-line bg-paper py-2">
          <SheetLine n={181}>{t.sheet[0]}</SheetLine>
          <SheetLine n={182} hit>
            {t.sheet[1]}
          </SheetLine>
          <SheetLine n={183}>{t.sheet[2]}</SheetLine>
        </div>
      </Cell>
      <Cell name={t.preview}>
        {[exact!, moved!, missing!].map((citation) => (
          <div key={citation.citation_id} className="rounded-lg border border-line bg-paper p-4">
            <CitePreview citation={citation} onOpen={() => undefined} />
          </div>
        ))}
      </Cell>
      <Cell name={t.places}>
        <CitedPlace place={{ citation_id: 1, label: t.clause }} citations={citations} />
        <CitedQuote place={{ citation_id: 1 }} citations={citations} />
        <CitedQuote place={{ citation_id: 3 }} citations={citations} />
        <div className="read">
          <Prose>{t.prose}</Prose>
        </div>
      </Cell>
      <Cell name={t.risk}>
        <Line>
          {LEVELS.map((one) => (
            <RiskLevel key={one} level={one} />
          ))}
        </Line>
        <BasisLine
          basis={{ law: 'Código Civil', article: '1545', quotation: '', text_date: '2026-01-02', link: null }}
        />
        <BasisLine basis={null} />
        <Replacement
          replacement={{ language: 'es', balanced: t.paste, favourable: null, ask: t.ask }}
          passage={t.words}
        />
      </Cell>
      <Cell name={t.answer}>
        <div className="rounded-lg border border-line bg-paper p-4">
          <AnswerBody content={answer} />
          <div className="mt-4">
            <Evidence {...answer} />
          </div>
        </div>
      </Cell>
      <Cell name={t.became}>
        <Evidence evidence={{ found: 3, total: 4 }} citations={citations} />
        <States citations={citations} />
      </Cell>
      <Cell name={t.noAnswer}>
        <div className="rounded-lg bg-paper">
          <NoAnswer content={nothing} />
        </div>
      </Cell>
    </>
  );
}

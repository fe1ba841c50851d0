import type { Outline } from '#contract/page-images.ts';
import { pageParts } from '#extract/pdf/page-parts.ts';
import type { Range } from '#reading/lines.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { openCompleted } from '../open.ts';
import { showing, type Document } from './document.ts';

/**
 * Where a range of the text of a document stands on its pages. Each page of it is looked at on its own; a word that the end of a page divides counts to the
 * first. SOURCE_NOT_READY where the document was not read.
 */
export async function outlineOf(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  document: Document,
  range: Range,
  signal: AbortSignal,
): Promise<Outline> {
  const { sourceId, version } = document;
  const { text, report, lines } = await openCompleted(deps, notebook, sourceId, version);
  const parts = report ? pageParts(text, report, range, lines) : [];
  const boxes: Outline['boxes'] = [];
  const found: Outline['found'][] = [];
  for (const { page, ...part } of parts) {
    const on = await showing(deps, notebook, document, `words of ${page}`, signal, (pages) =>
      pages.ask('words', { page: page - 1, ...part }),
    );
    found.push(on.found);
    boxes.push(...on.places.map((place) => ({ page, ...place })));
  }
  const whole = found.length > 0 && found.every((one) => one === 'words');
  return { version, found: whole ? 'words' : boxes.length > 0 ? 'part' : 'none', boxes };
}

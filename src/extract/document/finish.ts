import type { Language } from '#contract/language.ts';
import type { Report } from '#contract/sources.ts';
import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';
import { divideLongLines } from '../text/long-lines.ts';
import { hasChanges, withoutImages, writeMarks } from './marks.ts';

/** A document as it was read, with its marks still in it; what stands after its text is worded once its language is known. */
export type Read = {
  body: string;
  comments(language: Language): string[];
  heads(language: Language): string[];
  unread(language: Language): string[];
};

/** The text of a document and what is to be warned of in it. Throws NO_TEXT where it has no words of its own. */
export function finish(read: Read): Extracted {
  const language = languageOfText(read.body);
  const [comments, heads, unread] = [read.comments(language), read.heads(language), read.unread(language)];
  const said = [read.body, ...comments, ...heads].join('\n\n');
  if (withoutImages(said).trim() === '') throw new Unreadable('NO_TEXT');
  const text = divideLongLines(canonical(writeMarks([said, ...unread].join('\n\n'), language)));
  const warnings: Report['warnings'] = [];
  if (hasChanges(said)) warnings.push({ code: 'tracked-changes', pages: [] });
  if (withoutImages(read.body) !== read.body) warnings.push({ code: 'unread-images', pages: [] });
  if (unread.length > 0) warnings.push({ code: 'embedded-files', pages: [] });
  if (comments.length > 0) warnings.push({ code: 'comments', pages: [] });
  return { text, report: { ...plainReport(), warnings } };
}

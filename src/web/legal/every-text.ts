import type { LegalDocument } from '#contract/legal.ts';
import { acceptableUse } from './texts/acceptable-use.ts';
import { cookiePolicy } from './texts/cookie-policy.ts';
import { dataProcessingAgreement } from './texts/data-processing-agreement.ts';
import { legalNotice } from './texts/legal-notice.ts';
import { privacyPolicy } from './texts/privacy-policy.ts';
import { refundPolicy } from './texts/refund-policy.ts';
import { termsOfService } from './texts/terms-of-service.ts';
import type { LegalText, Paragraph, Section } from './text-types.ts';

/** Every legal text at once: for what goes over all of them, never for a page. */
export const EVERY_TEXT: Readonly<Record<LegalDocument, LegalText>> = {
  'terms-of-service': termsOfService,
  'privacy-policy': privacyPolicy,
  'acceptable-use': acceptableUse,
  'refund-policy': refundPolicy,
  'cookie-policy': cookiePolicy,
  'legal-notice': legalNotice,
  'data-processing-agreement': dataProcessingAgreement,
};

const tableLines = (rows: readonly (readonly string[])[] = []): string[] => rows.map((row) => `| ${row.join(' | ')} |`);

const linesOf = ({ p, list = [], table, folds = [] }: Paragraph): string[] => [
  p,
  ...list.map((item) => `- ${item}`),
  ...tableLines(table?.rows),
  ...folds.flatMap((fold) => [`+ ${fold.title}: ${fold.hint}`, ...fold.paragraphs, ...tableLines(fold.table.rows)]),
];

const sectionLines = ({ title, paragraphs }: Section, n?: number): string[] => [
  n === undefined ? title : `${n} ${title}`,
  ...paragraphs.flatMap((one, at) => {
    const [first, ...rest] = linesOf(typeof one === 'string' ? { p: one } : one);
    return [n === undefined ? first! : `${n}.${at + 1} ${first}`, ...rest];
  }),
];

/** A text as plain lines, with the numbers that the page gives its sections and paragraphs and with its markup. */
export const plainLines = ({ title, about, sections, contact }: LegalText): string[] => [
  title,
  about,
  ...sections.flatMap((section, at) => sectionLines(section, at + 1)),
  ...(contact ? sectionLines(contact) : []),
];

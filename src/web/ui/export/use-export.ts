import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Format } from '#contract/export.ts';
import type { DataFormat } from '#contract/studio.ts';
import type { SheetFormat } from '#contract/studio-parts.ts';
import { send } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { saveFile } from '#web/api/save-file.ts';
import { language, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '../toast.tsx';
import { exportText } from './text.ts';

/** What is exported: a row of the table that answers with a document, and of what. */
export type Exportable = {
  row: Endpoint;
  params: Record<string, string>;
  query?: Record<string, string>;
  /** What is done first: what is being written is saved. */
  before?: () => Promise<void>;
};

/**
 * Asks for a document, or for the file of a result, in the language and the time of who reads, and saves it. `failed`: the
 * title of what is said where that fails.
 */
export function useExport({ row, params, query, before }: Exportable, failed?: string) {
  const t = useText(exportText);
  const common = useText(words);
  return useMutation({
    mutationFn: async (format: Format | DataFormat | 'json' | 'wav' | 'mp3' | SheetFormat) => {
      await before?.();
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const answer = await send(row, { params, query: { ...query, format, language: language(), zone: timeZone } });
      await saveFile(answer, `Fojas.${format}`);
    },
    onSuccess: () => toast({ title: t.done }),
    onError: (error) => toastError({ title: failed ?? common.error, text: saidBy(error, t.failed) }),
  });
}

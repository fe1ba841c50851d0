import { Ellipsis, ScanEye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { chatApi, type ChatMessage } from '#contract/chat.ts';
import type { EngineChoice } from '#contract/engine-about.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { ExportItems } from '#web/ui/export/ExportMenu.tsx';
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import { later } from '#web/ui/later.ts';
import { lastAsked } from './suggestions.ts';
import { chatText } from './text.ts';
import type { Conversing } from './use-chat.ts';
import { draftOf } from './use-draft.ts';

const Leaving = later(async () => (await import('./Leaving.tsx')).Leaving);

type Props = {
  conversing: Conversing;
  messages: readonly ChatMessage[];
  sourceIds: readonly string[];
  /** Who answers the next question. */
  by: EngineChoice;
};

/** The menu of the chat: shows what leaves the server, and saves the conversation as a document. */
export function ChatMenu({ conversing, messages, sourceIds, by }: Props) {
  const t = useText(chatText);
  /** What is being written or was asked last, once it is looked at. */
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.options} />}>
        <MenuItem icon={ScanEye} onSelect={() => setLeaving(draftOf(conversing.session).trim() || lastAsked(messages))}>
          {t.leaving}
        </MenuItem>
        <MenuLine />
        <ExportItems row={chatApi.download} params={{ id: conversing.session }} none={messages.length === 0} />
      </Menu>
      {leaving !== null && (
        <Suspense>
          <Leaving
            open
            onClose={() => setLeaving(null)}
            conversing={conversing}
            question={leaving}
            sourceIds={sourceIds}
            by={by}
          />
        </Suspense>
      )}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { chatText } from './text.ts';

/** The language model did not answer: says so where it is seen, and offers to answer without it. The question stands in the composer again. */
export function ProviderFailed({ text, onInstead }: { text: string; onInstead: () => void }) {
  const t = useText(chatText);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <div ref={place}>
      <Notice tone="bad" alert>
        <p>{text}</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={onInstead}>
          {t.instead}
        </Button>
      </Notice>
    </div>
  );
}

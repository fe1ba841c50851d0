import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { onInsufficient, type Failure } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { tokensText } from '#web/tokens/text.ts';
import { tokensMoved } from '#web/tokens/use-tokens.ts';
import { toastError } from '#web/ui/toast.tsx';

/** Milliseconds (specification 3, section 8). */
const SHOWN_MS = 8000;

/** The one place where a lack of tokens is told, whatever was asked for, with the way to more of them. */
export function Insufficient() {
  const t = useText(tokensText);
  const { number } = useFormats();
  const navigate = useNavigate();
  const tell = useEffectEvent(({ tokens, message }: Failure) => {
    const counted =
      tokens &&
      t.insufficientText(
        t.count(tokens.needed, number(tokens.needed)),
        number(tokens.balance),
        number(tokens.needed - tokens.balance),
      );
    const text = counted ? `${message} ${counted}` : message;
    tokensMoved();
    toastError({
      title: t.insufficient,
      text,
      ms: SHOWN_MS,
      action: { label: t.recharge, run: () => void navigate('/profile?tab=tokens') },
    });
  });
  useEffect(() => onInsufficient((failure) => tell(failure)), []);
  return null;
}

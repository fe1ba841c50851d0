import type { Language } from '#contract/language.ts';
import { stem } from '../words.ts';

/**
 * Words that say the contrary of each other: a line for each pair, Spanish before the stroke and English behind it, and between the two sides "×". The one never stands for the
 * other, though one concept may hold both. What is told otherwise in translation stands on lines of one language: a right of one is the
 * duty of another, and "término" is also a term. Ours.
 */
const SIDES = `
derecho / × obligación deber /
/ right × / obligation duty
facultad / × obligación deber /
válido / valid × nulo / void null
acoger acoge aceptar admitir / accept approve admit × rechazar / reject dismiss
confirmar / confirm uphold affirm × revocar revoca / reverse overturn
conceder otorgar / grant × negar denegar deniega / deny denied denial
admisible / admissible × inadmisible / inadmissible
procedente / × improcedente /
aumentar aumento / increase × disminuir disminución reducir / decrease reduce
público / public × privado / private
gratuito / free × oneroso / paid
favorable / × contrario /
inicio comenzar / × término terminar /
/ begin start × / end
comprar compra / buy purchase × vender venta / sell sale
escrito / written × verbal / oral
mueble / × inmueble /
hábil / business × corrido / calendar
ganar / gain × perder / lose
permitir / permit allow × prohibir / prohibit forbid
incluir / include × excluir / exclude
mayor / × menor /
activo / × pasivo /
ingreso / income × gasto / expense
anterior / prior × posterior / subsequent
directo / direct × indirecto / indirect
exclusivo / exclusive × compartido / shared
renovar / renew × terminar / terminate
`;

type Side = Record<Language, ReadonlySet<string>>;
const stems = (words: string, language: Language): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => stem(word, language)),
  );
const PAIRS: readonly (readonly [Side, Side])[] = SIDES.trim()
  .split('\n')
  .map((line) => {
    const [one, other] = line.split('×').map((side): Side => {
      const [es = '', en = ''] = side.split('/');
      return { es: stems(es, 'es'), en: stems(en, 'en') };
    });
    return [one!, other!];
  });

/** A stem and the language that it is of. */
export type Root = { stem: string; language: Language };
const isOn = (side: Side, { stem: root, language }: Root): boolean => side[language].has(root);

/** Whether two stems, of one language or of two, say the contrary of each other. */
export const areContrary = (one: Root, other: Root): boolean =>
  PAIRS.some(([a, b]) => (isOn(a, one) && isOn(b, other)) || (isOn(b, one) && isOn(a, other)));

/** Whether two stems stand on one side of such a pair. */
export const areOfOneSide = (one: Root, other: Root): boolean =>
  PAIRS.some((pair) => pair.some((side) => isOn(side, one) && isOn(side, other)));

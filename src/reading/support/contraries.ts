import type { Language } from '#contract/language.ts';
import { stem } from '../words.ts';

const pairs = (language: Language, list: string): readonly (readonly [string, string])[] =>
  list.split(' ').map((pair) => pair.split('=').map((word) => stem(word, language)) as [string, string]);
/** Words that say the contrary of each other, by their stems: the one never stands for the other, though one concept may hold both. Ours. */
const CONTRARIES: Record<Language, readonly (readonly [string, string])[]> = {
  es: pairs(
    'es',
    'derecho=obligación derecho=deber facultad=obligación facultad=deber válido=nulo acoger=rechazar aceptar=rechazar admitir=rechazar aumento=disminución aumentar=disminuir público=privado gratuito=oneroso favorable=contrario inicio=término comenzar=terminar comprar=vender escrito=verbal mueble=inmueble hábil=corrido ganar=perder conceder=negar otorgar=denegar permitir=prohibir incluir=excluir mayor=menor activo=pasivo compra=venta ingreso=gasto',
  ),
  en: pairs(
    'en',
    'right=obligation right=duty valid=void accept=reject approve=reject increase=decrease increase=reduce public=private free=paid begin=end start=end buy=sell written=oral grant=deny permit=prohibit allow=forbid include=exclude prior=subsequent business=calendar direct=indirect exclusive=shared terminate=renew gain=lose income=expense',
  ),
};

/** Whether two stems of one language say the contrary. */
export const areContrary = (one: string, other: string, language: Language): boolean =>
  CONTRARIES[language].some(([a, b]) => (one === a && other === b) || (one === b && other === a));

import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  pays: 'paga | responde | asume | tiene',
};

export const ES = rules(
  'es',
  `
[person.who]
reason: Pregunta por una persona, o por quién debe o puede hacer algo.
find:   (a | de | por | con | para | ante)? (quién | quiénes)
        quién* ..2 ({must} | {may} | {pays})
        qué (persona | parte | empresa | organismo | autoridad)
        a nombre de quién
        de cargo de quién
yes:    ¿Quién paga los gastos comunes?
        quien responde por los daños
        ¿«A quién» le cobro?
        «de quien» es el invento
        ¿Quiénes pueden pedir la nulidad?
        quien de ellos debe pagar el agua
        ¿«Por quién» fue redactado?
        «con quien» hablo
        «para quien» es el seguro
        «ante quien» reclamo
        que organismo fiscaliza
        ¿Qué persona recibe las llaves?
        que parte asume los gastos
        qué empresa entrega los materiales
        ¿Qué autoridad aplica la ley?
        «a nombre de quien» está la cuenta
        ¿«De cargo de quién» son las reparaciones?
        quienes son responsables
        «quién puede» subarrendar
no:     ¿Cuándo se paga?
source: ours
`,
  names,
);

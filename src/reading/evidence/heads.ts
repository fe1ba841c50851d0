/** A head of a claim, as it is asked for and as a ruling says it (folded), with a question that names it and one that does not. */
type Head = { id: string; said: RegExp; caught: string; left: string };

/** Heads of claims of which a ruling decides one by one. Ours, after what is claimed in civil and labour courts of Chile. */
const HEADS: readonly Head[] = [
  {
    id: 'moral',
    said: /\bdanos? (?:extrapatrimonial\w*|moral\w*)/,
    caught: '¿Por qué rechazó el daño moral?',
    left: '¿Por qué rechazó el daño?',
  },
  { id: 'profit', said: /\blucro cesante/, caught: '¿Por qué se acogió el lucro cesante?', left: '¿Hubo lucro?' },
  {
    id: 'loss',
    said: /\bdanos? (?:emergentes?|material\w*|patrimonial\w*)/,
    caught: '¿Por qué no se dio el daño emergente?',
    left: '¿Por qué se dañó?',
  },
  { id: 'holiday', said: /\bferiados?\b/, caught: '¿Por qué se acogió el feriado?', left: '¿Era un día festivo?' },
  {
    id: 'overtime',
    said: /\bhoras (?:extra\w*|extraordinarias)|\bsobretiempo/,
    caught: '¿Por qué rechazó las horas extraordinarias?',
    left: '¿Por qué rechazó la medida extraordinaria?',
  },
  {
    id: 'nullity',
    said: /\bnulidad del despido|\bley bustos|\bconvalida\w+/,
    caught: '¿Por qué se acogió la nulidad del despido?',
    left: '¿Por qué se rechazó la nulidad?',
  },
  {
    id: 'notice',
    said: /\b(?:aviso previo|mes de aviso)/,
    caught: '¿Por qué rechazó la indemnización sustitutiva del aviso previo?',
    left: '¿Por qué no se avisó?',
  },
  {
    id: 'service',
    said: /\banos de servicios?/,
    caught: '¿Por qué dio la indemnización por años de servicio?',
    left: '¿Cuántos años trabajó?',
  },
  { id: 'increase', said: /\brecargos?\b/, caught: '¿Por qué se rechazó el recargo?', left: '¿Por qué recurrió?' },
  {
    id: 'contributions',
    said: /\bcotizaciones\b/,
    caught: '¿Por qué condenó al pago de cotizaciones?',
    left: '¿Qué cotización hizo?',
  },
  {
    id: 'insurance',
    said: /\baporte\w* (?:patronal\w*|del empleador|(?:al|del) seguro)|\bafc\b|\bseguro de cesantia/,
    caught: '¿Por qué ordenó devolver el aporte al seguro de cesantía?',
    left: '¿Por qué aportó prueba?',
  },
  {
    id: 'bonus',
    said: /\bgratificacion\w*|\bsemana corrida|\bcomisiones\b/,
    caught: '¿Por qué rechazó la gratificación?',
    left: '¿Qué comisión falló?',
  },
];

/** How a ruling says the head of a claim that a question names (folded); null where it names none, or several. */
export function headAsked(asked: string): RegExp | null {
  const [one, ...others] = HEADS.filter(({ said }) => said.test(asked));
  return one && others.length === 0 ? one.said : null;
}

/** The heads with their examples. */
export const HEAD_EXAMPLES: readonly Pick<Head, 'id' | 'caught' | 'left'>[] = HEADS;

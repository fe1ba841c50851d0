import type { RawConcept } from './concept.ts';

/**
 * Legal concepts in Spanish: how a question names a thing, how documents say it, and what a sentence that really states it looks like. Ours.
 * `cues`: lists of words that must all stand in the question, ';' between lists, '|' between alternatives of a word. `phrases`: words that stand together.
 */
export const SPANISH: readonly RawConcept[] = [
  {
    id: 'governing-law',
    cues: 'ley aplicable; legislacion aplicable; derecho aplicable; rige',
    phrases: 'regira leyes; leyes Republica Chile; rige legislacion; legislacion chilena; sujeto leyes',
  },
  {
    id: 'court',
    cues: 'tribunal competente; jurisdiccion; domicilio; arbitraje; conflictos|controversias|disputas|discrepancias resuelven|solucionan|resolver|solucionar|resolveran; conflictos; controversias; disputas; discrepancias',
    phrases:
      'prorrogan competencia; sera competente conocer; tribunales ordinarios; juzgado letras; fijan domicilio; sometidas arbitraje; arbitro; dificultad suscite; resuelta arbitro',
  },
  {
    id: 'term',
    cues: 'plazo; duracion; vigencia; cuanto dura; vence; termino contrato',
    phrases:
      'plazo contrato; vigencia contrato; duracion; comenzara regir; contado desde; regira desde; plazo indefinido; vencimiento',
  },
  {
    id: 'renewal',
    cues: 'renovacion; renovar; renueva; prorroga',
    phrases:
      'renovara automaticamente; renovara tacita; voluntad termino; prorrogara; periodos iguales; prorroga automatica; aviso termino; renovacion',
  },
  {
    id: 'termination',
    cues: 'poner termino; terminar contrato; terminacion; desahucio; resolver contrato',
    phrases:
      'poner termino; termino anticipado; terminacion anticipada; carta certificada; aviso previo; desahucio; resolucion contrato',
  },
  {
    id: 'rent',
    cues: 'renta; canon; arriendo pago; precio',
    phrases:
      'renta mensual; renta arrendamiento; canon; pagara mensualmente; primeros cinco dias; suma pesos; unidades fomento',
  },
  {
    id: 'deposit',
    cues: 'garantia; deposito',
    phrases: 'mes garantia; garantia; deposito garantia; caucionar',
  },
  {
    id: 'penalty',
    cues: 'multa; sancion; pena; clausula penal',
    phrases: 'multa; pena; sancionado; clausula penal; sancion; castigado; interes penal; unidades tributarias',
  },
  {
    id: 'liability',
    cues: 'responsabilidad; indemnizacion; perjuicios',
    phrases:
      'responsable danos; limitacion responsabilidad; indemnizar perjuicios; danos perjuicios; responsabilidad maxima',
  },
  {
    id: 'confidential',
    cues: 'confidencialidad; confidencial; secreto',
    phrases: 'informacion confidencial; obligacion reserva; confidencialidad; divulgar; secreto',
  },
  {
    id: 'assignment',
    cues: 'ceder contrato; cesion; subarrendar; subarriendo',
    phrases: 'ceder contrato; prohibido ceder; cesion; subarrendar; ceder transferir; autorizacion escrita',
  },
  {
    id: 'obligations',
    cues: 'obligaciones; deberes',
    phrases: 'obliga; debera; sera obligacion; son obligaciones; comprometen',
  },
];

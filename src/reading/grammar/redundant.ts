import type { Language } from '#contract/language.ts';

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(rows.split('|').map((row) => row.split('>') as [string, string]));

/** Phrases that say a thing twice, and the one word that is enough. The lists are ours. */
export const REDUNDANT: Record<Language, ReadonlyMap<string, string>> = {
  es: table(
    'lapso de tiempo>lapso|accidente fortuito>accidente|acceso de entrada>acceso|' +
      'actualmente en vigencia>en vigencia|ambos dos>ambos|antecedente previo>antecedente|' +
      'antecedentes previos>antecedentes|aplazar para más tarde>aplazar|apología a favor>apología|' +
      'autopsia del cadáver>autopsia|base fundamental>base|bajo ningún concepto nunca>nunca|' +
      'bifurcarse en dos>bifurcarse|buena ortografía correcta>ortografía|cita previa anterior>cita previa|' +
      'colaborar juntos>colaborar|colaborar conjuntamente>colaborar|completamente gratis>gratis|' +
      'completamente lleno>lleno|conclusión final>conclusión|consenso general>consenso|' +
      'consenso de todos>consenso|constelación de estrellas>constelación|' +
      'contradicción entre sí>contradicción|conocer de antemano previamente>conocer de antemano|' +
      'copia idéntica exacta>copia|crespón negro>crespón|dar un regalo gratis>regalar|' +
      'deambular sin rumbo>deambular|defender a favor>defender|desenlace final>desenlace|' +
      'deuda pendiente de pago>deuda|divisas extranjeras>divisas|durante el transcurso de>durante|' +
      'durante el curso de>durante|enfermo aquejado>aquejado|entrar adentro>entrar|entrar dentro>entrar|' +
      'salir afuera>salir|sal afuera>sal|salgan afuera>salgan|subir arriba>subir|sube arriba>sube|' +
      'bajar abajo>bajar|baja abajo>baja|exactamente igual>igual|experto perito>perito|' +
      'falso pretexto>pretexto|finalidad última>finalidad|funcionario público del estado>funcionario público|' +
      'fundamento básico>fundamento|garantía asegurada>garantía|hace años atrás>hace años|' +
      'hace meses atrás>hace meses|hace días atrás>hace días|hecho consumado ya>hecho consumado|' +
      'hechos acaecidos y ocurridos>hechos|hemorragia de sangre>hemorragia|herencia heredada>herencia|' +
      'hipótesis supuesta>hipótesis|iniciar por primera vez>iniciar|insistir reiteradamente>insistir|' +
      'interés interesado>interés|jauría de perros>jauría|lleno total>lleno|mandato imperativo>mandato|' +
      'más mejor>mejor|más peor>peor|más superior>superior|más inferior>inferior|más mayor>mayor|' +
      'más óptimo>óptimo|muy óptimo>óptimo|mendrugo de pan>mendrugo|miel de abejas>miel|' +
      'monopolio exclusivo>monopolio|nexo de unión>nexo|nunca jamás>nunca|obsequio gratuito>obsequio|' +
      'opción alternativa>alternativa|panacea universal>panacea|período de tiempo>período|' +
      'periodo de tiempo>periodo|perspectivas de futuro>perspectivas|persona humana viva>persona|' +
      'peor aún más>peor|pero sin embargo>pero|planes futuros>planes|por causa y motivo de>por|' +
      'prever con anticipación>prever|prever de antemano>prever|prevenir con anticipación>prevenir|' +
      'previsto de antemano>previsto|primer debut>debut|principio básico fundamental>principio|' +
      'prohibido terminantemente y absolutamente>prohibido|prólogo inicial>prólogo|' +
      'protagonista principal>protagonista|puño cerrado>puño|reanudar de nuevo>reanudar|regalo gratis>regalo|' +
      'reiterar de nuevo>reiterar|reiterar nuevamente>reiterar|repetir de nuevo>repetir|' +
      'repetir otra vez>repetir|resultado final obtenido>resultado|resumen breve>resumen|' +
      'retroceder hacia atrás>retroceder|seguro asegurado>seguro|sorpresa inesperada>sorpresa|' +
      'suicidarse a sí mismo>suicidarse|sumamente imprescindible>imprescindible|tal vez quizás>tal vez|' +
      'testigo presencial de vista>testigo presencial|tiempo cronológico>tiempo|' +
      'todos y cada uno de los>todos los|totalmente nulo y sin valor>nulo|utopía inalcanzable>utopía|' +
      'vigente en la actualidad>vigente|volver a reiterar>reiterar|volver a repetir>repetir|' +
      'volver a reanudar>reanudar|volver de nuevo a>volver a|y además también>y además|' +
      'asimismo también>asimismo|y asimismo>asimismo|erario público>erario|aval de garantía>aval|' +
      'contrato contractual>contrato|obligación obligatoria>obligación|' +
      'cláusula contractual del contrato>cláusula del contrato|sentencia de fallo>sentencia|' +
      'autoridad competente correspondiente>autoridad competente|nulo de nulidad absoluta y total>nulo',
  ),
  en: table(
    'null and void>void|advance planning>planning|end result>result|final outcome>outcome|' +
      'past history>history|free gift>gift|each and every>each|any and all>all|first and foremost>first|' +
      'in order to>to|period of time>period|prior to>before|subsequent to>after|at this point in time>now|' +
      'due to the fact that>because|in the event that>if|with regard to>about|mutual cooperation>cooperation|' +
      'close proximity>near|basic fundamentals>fundamentals|completely eliminate>eliminate|' +
      'revert back>revert|refer back>refer|repeat again>repeat|return back>return|' +
      'joint collaboration>collaboration|new innovation>innovation|unexpected surprise>surprise|' +
      'whether or not>whether|for the purpose of>for|in the amount of>for|until such time as>until|' +
      'is able to>can|a majority of>most|absolutely essential>essential|added bonus>bonus|' +
      'consensus of opinion>consensus|future plans>plans|general public>public|' +
      'hereby agree and covenant>agree',
  ),
};

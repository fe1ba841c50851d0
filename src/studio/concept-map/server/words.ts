import type { Language } from '#contract/language.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words inside a term that are no part of what it is: "cesión de los derechos", "breach of the contract". */
export const LINKS: Record<Language, ReadonlySet<string>> = {
  es: list('de del la las los el al un una'),
  en: list('of the a an'),
};
export const DETERMINERS: Record<Language, ReadonlySet<string>> = {
  es: list(
    'el la los las un una unos unas del al su sus dicho dicha dichos dichas cada todo toda todos todas este esta estos estas ningun ninguna cualquier cualquiera otro otra otros otras lo',
  ),
  en: list('the a an any such each all this that these those its their his her our your either no every other both'),
};
export const PREPOSITIONS: Record<Language, ReadonlySet<string>> = {
  es: list(
    'a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por segun sin sobre tras',
  ),
  en: list(
    'of to in on at by for from with without within under upon between among against into through during after before about over',
  ),
};

/** Words that never head or end a concept (folded): they name a place of a text, a way of speaking, or anything at all. Ours. */
export const EMPTY: Record<Language, ReadonlySet<string>> = {
  es: list(
    `articulo articulos inciso incisos numero numeros numeral letra letras parrafo capitulo titulo libro anexo caso casos efecto efectos forma formas modo manera parte partes vez veces dia dias mes meses ano anos hora horas fecha fechas
    objeto virtud conformidad perjuicio razon motivo medio base relacion respecto materia materias acuerdo disposicion disposiciones norma normas presente presentes codigo cosa cosas nombre lugar lugares hecho hechos punto puntos tipo tipos clase clases caracter calidad
    situacion termino terminos foja fojas folio folios don dona senor senora sr sra cedula comuna ciudad calle oficina nacionalidad rut demas siguiente siguientes anterior anteriores precedente precedentes mismo misma mismos mismas general generales particular particulares respectivo respectiva respectivos respectivas
    correspondiente correspondientes mayor menor mayores menores nuevo nueva nuevos nuevas gran grande propio propia propios propias mutuo previo previa simple solo sola pleno plena debido debida igual iguales cierto cierta ciertos ciertas distinto distinta distintos distintas diverso diversa diversos diversas aplicable aplicables competente competentes necesario necesaria necesarios necesarias
    primer primero primera segundo segunda tercer tercero tercera cuarto cuarta quinto quinta sexto sexta septimo septima octavo octava noveno novena decimo decima ultimo ultima final transitorio unico unica nota notas ejemplar ejemplares ambos ambas referido referida referidos referidas senalado senalada senalados senaladas indicado indicada indicados indicadas establecido establecida establecidos establecidas
    dispuesto previsto prevista previstos previstas contenido contenida contenidos contenidas citado citada mencionado mencionada mencionados mencionadas aspecto aspectos cuenta parte cargo tal tales cual cuales cuyo cuya cuyos cuyas quien quienes alguno alguna algunos algunas siempre tambien asi ademas embargo menos mas solamente solo dos tres cuatro cinco seis siete ocho nueve diez cien mil
    orden todo nada tanto tiempo caso efecto aquel aquella aquellos aquellas ello ellos ellas donde cuando como sino salvo aun bien mal posible posibles resto conjunto conformidad senor sentido consecuencia contrario interior decir pesar lado frente vista traves enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    considerando considerandos vistos visto foliado foja carilla pagina paginas regla reglas expreso expresa base bases constancia merito atencion uso mediante dentro fuera luego cualquiera sea mil ciento veinte treinta quince doce once mas doscientos trescientos periodo periodos escrito suma sumas documento documentos satisfaccion tenor ley leyes adelante grado grados total parcial original antes despues aqui ahi alli incluso inclusive hoy entonces via http https www nro num usted ustedes nuestro nuestra nuestros nuestras consideracion atentamente
    ubicado ubicada ubicados ubicadas individualizado individualizada individualizados individualizadas singularizado singularizada descrito descrita descritos descritas antedicho antedicha aludido aludida acto actos avenida pasaje carretera kilometro
    interpuesto interpuesta interpuestos interpuestas deducido deducida deducidos deducidas dictado dictada dictados dictadas impetrado impetrada intentado intentada decretado decretada presentado presentada acompanado acompanada acompanados acompanadas autos resuelto atenta reiterado reiterada inherente inherentes aquo antecedente antecedentes fundamento fundamentos principal cuanto ese esa esos esas desarrollo integrante estricto`,
  ),
  en: list(
    `section sections article articles clause clauses paragraph paragraphs exhibit exhibits schedule annex page pages date dates day days month months year years time times case cases event events manner purpose purposes extent respect accordance provision provisions thing things person persons number form part parts
    foregoing following above below herein hereof hereto hereunder thereof therein thereto thereunder hereby such same other others certain applicable respective relevant reasonable prior written full entire sole own first second third fourth one two three four five six seven eight nine ten any all each every more most least less only
    party parties agreement agreements term terms condition conditions use way basis accordance behalf regard connection relation order subject addition result period event matter matters example lieu course whole fact name title mr mrs ms january february march april may june july august september october november december
    limitation including include without within also however provided whether either neither both not shall will must may can upon otherwise thereafter pursuant mutual new good whatsoever additional necessary appropriate set forth item items request instance consideration amount regardless effect state states address sentence writing benefit right rights law laws action actions reference references word words import kind business hereunder thereunder day use foregoing best case practicable failure reason point place line type types statement sum`,
  ),
};

/** Adverbs and small words that may stand between a verb and what it is done to. */
export const ADVERB: Record<Language, RegExp> = {
  es: /^(?:\p{L}{3,}mente|siempre|tambien|ademas|igualmente|asimismo|solo|nunca|ya|aun|luego)$/u,
  en: /^(?:\p{L}{3,}ly|also|hereby|thereafter|then|always|never|further|thereby|not)$/u,
};
export const NEGATION: Record<Language, ReadonlySet<string>> = {
  es: list('no nunca jamas tampoco'),
  en: list('not never'),
};
/** Words that open a clause of its own: nothing behind them is said of what stands before. */
export const CLAUSE: Record<Language, ReadonlySet<string>> = {
  es: list(
    'que cuando si cual cuales quien quienes cuyo cuya cuyos cuyas donde aunque porque pues mientras como segun conforme sino salvo',
  ),
  en: list('that which who whom whose when where if unless because while whereas although as provided except than'),
};

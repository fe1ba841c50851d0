import type { Emit } from '../emit.ts';
import { isWord, type Token } from '../tokens.ts';
import { dpd, type Rule } from '../rule.ts';

const CONFUSED: Rule = {
  id: 'es.confusion',
  category: 'ortografia',
  weight: 2,
  say: { es: '«$1»: aquí parece querer decir «$2».', en: '"$1": "$2" seems to be meant here.' },
  source: dpd('palabras que se confunden'),
};

/**
 * Pairs of words that are taken one for the other, a row each: the wrong word; the right one; the words of which one stands behind it; those of which one
 * stands before it; and those beside which it is right.
 */
const TABLE = String.raw`
prescribe(?:n)?|prescribió|prescribía|prescribir ; proscribe ; consumo|uso|ingreso|venta|porte|tenencia|acceso|discriminación|violencia|acoso|alcohol|drogas|tabaco|fumar|tortura|trato|contacto|ingesta|trabajo|competencia|colusión|usura|reventa
proscrit[ao]s? ; prescrita ;  ; acción|deuda|obligación|crédito|derecho|acciones|deudas|declare|declarar
proscripción ; prescripción ;  ; excepción|plazo|plazos|alegar|alegada|oponer|interrumpió|adquisitiva|extintiva
proscripción ; prescripción ; extintiva|adquisitiva|acción|acciones|deuda|crédito|pena
eminentes? ; inminente ; llegada|peligro|vencimiento|riesgo|daño|quiebra|cierre|ingreso|amenaza|pérdida|término|muerte|ruina|insolvencia|derrumbe|desalojo|lanzamiento|despido|ejecución|prescripción|expiración|caducidad|colapso|salida|inicio|venta|remate|embargo|entrada|demanda ;  ; abogad[oa]|jurista|profesor
inminentes? ; eminente ; juristas?|profesora?|profesores|abogad[oa]s?|autora?|autores|jurisconsulto|médico|tratadista|académic[oa]
prejuicios? ; perjuicio ; económicos?|patrimonial|patrimoniales|morales|material|materiales|pecuniarios?|irreparables?|graves?|grave|serios?|causados?|sufridos?|ocasionados?|irrogados?|efectivos?|directos?|indirectos?|estéticos?|avaluados?|equivalentes?|superior|inferior ;  ; racial|social
prejuicios? ; perjuicio ;  ; caus\p{L}+|ocasion\p{L}+|irrog\p{L}+|sufr\p{L}+|repar(?:ar|ó|a|e)|indemniz\p{L}+|provoc\p{L}+|resarc\p{L}+|generó|generaron|evitar|acreditar|avaluar|experiment\p{L}+
perjuicios? ; prejuicio ; racial|raciales|ideológicos?|étnicos?|sexistas?|religiosos?|xenófobos?
absorbe(?:r|rl[oae]s?) ; absolver ; demandad[oa]s?|acusad[oa]s?|imputad[oa]s?|posiciones|instancia|condenad[oa]
absuelve|absolver ; absorber ; pérdidas|costos?|gastos|sociedad
actitud(?:es)? ; aptitud ; técnica|física|legal|probatoria|procesal
aptitud(?:es)? ; actitud ; hostil|pasiva|negligente|contumaz|evasiva|agresiva|dolosa|rebelde|reticente|desafiante|dilatoria
adapt(?:ar|ó|aron|a|an|ará|arán|e|en|ado|ada|adas|ados) ; adoptar ; medidas?|acuerdos?|decisi[óo]n|decisiones|resoluci[óo]n|resguardos|precauciones|providencias
irrog(?:arse|ándose|ó|a|an|aron) ; arrogar ; atribuciones|facultades|competencias?|representación|derecho|derechos|calidad
arrog(?:ar|ó|a|an|aron|ado|ados|ada|adas|ando) ; irrogar ; perjuicios?|daños?|gastos?|menoscabo|costas|lesiones
ratific(?:ar|ó|aron|a|an) ; rectificar ; errores|error
rectific(?:ar|ó|a|an) ; ratificar ; finiquito|tratado|convenio|acuerdo|denuncia|querella
afect(?:ar|ó|aron|ará|arán|úa|úan|ado|uó) ; efectuar ; pagos?|entregas?|depósitos?|transferencias?|notificaci[óo]n|notificaciones|inscripci[óo]n|retiros?|publicaci[óo]n|giro|cobros? ;  ; a|al
deferencias? ; diferencia ; precio|precios|monto|montos|valor|valores|superficie|criterio|opinión|cuantía|saldos?|remuneraciones|sueldo
diferencia ; deferencia ; recibirnos|recibirme|atendernos|contestar ; tenga|tuvo|tener
sesi[óo]n|sesiones ; cesión ; créditos?|derechos?|contratos?|facturas?|cuotas|acciones|cartera|deudas?|marcas? ;  ; celebradas?|ordinarias?|extraordinarias?|directorio|junta|asamblea
cesi[óo]n|cesiones ; sesión ; ordinarias?|extraordinarias?|directorio|concejo|comité|consejo|junta|asamblea ;  ; bienes|derechos|derecho|créditos|crédito|contrato
consejo ; concejo ; municipal|comunal
concejo ; consejo ; directivo|ministros|administración|defensa|técnico|superior|nacional|estado
aprend(?:ido|idos|ida|idas|ió|ieron) ; aprehender ; carabineros|policía|flagrancia|imputado|delincuente|inculpado|sospechoso|domicilio ; fue|fueron|ser|policía|carabineros|funcionarios
prove(?:er|e|yó) ; prever ; contingencias?|riesgos?|consecuencias?|resultado ;  ; de
reus(?:ar|ó|a|an|aron|ado) ; rehusar ; firmar|pagar|entregar|recibir|comparecer|declarar|cumplir|contestar
vot(?:ar|ó|aron) ; botar ; basura|escombros|desechos|residuos
bot(?:ar|ó|aron|an|a|ado|ación) ; votar ; favor|contra|moción|propuesta|acuerdo|directorio|presidente
gravad[oa]s?|gravación|gravaciones ; grabada ; audio|video|cámaras?|audiencia|voz|conversaci[óo]n|conversaciones|llamadas?|telefónicas?|reunión|imágenes ;  ; impuesto|iva|renta|acto|contribuyente
grabad[oa]s?|grabar|graba|graban ; gravada ; hipotecas?|prenda|impuestos?|servidumbre|inmueble|propiedad|usufructo|iva|prohibición
graba(?:men|menes)|grav[áa]mentes ; gravamen
espi(?:ar|ado|ó|a) ; expiar ; culpas?|pena|delito
espir(?:ar|ó|a|ado|aron|ará|e) ; expirar ; plazos?|término|vigencia|contrato|póliza
espir(?:ar|ó|ado|aron|ará|e) ; expirar ;  ; plazos?|término|vigencia|contrato|póliza|boleta
asentamiento ; asentimiento ; tácito|expreso|partes|propietario|comuneros ;  ; humano|rural|urbano|irregular|población
prejudicial(?:es)? ; perjudicial ; salud|intereses|medio ; resulta|es|sea|fue|muy|altamente
preced(?:e|en|ió|a|ería) ; procede ; recurso|apelación|acoger|rechazar|condenar|indemnización|casación|demanda|desestimar|declarar|devolución ;  ; que
precedente ; procedente ; acoger|rechazar|condenar|declarar|recurso|demanda|desestimar|conceder|indemnización|que ; es|resulta|sea|será|sería|estima
ves ; vez ;  ; la|una|otra|su|cada|alguna|rara|primera|segunda|tal|última|toda
veses ; veces ;  ; \p{L}+
reciente ; resiente ;  ; se
consiente ; consciente ;  ; es|era|está|estaba|soy|fue|plenamente|ser
vienes ; bienes ;  ; los|sus|de|dichos|estos|esos|sobre
asta ; hasta ; \p{L}+|día ; desde|plazo|pagadera|vigente|día|rige|prorrogado|extiende|vigencia
intensi[óo]n ; intención ; partes|contratantes|que|dañar|contratar|\p{L}+r ; la|su|con|sin|mala|buena|de ; dolor|señal|daño
recavar|recavó|recavaron ; recabar
conciente ; consciente
previsión ; provisión ; fondos|vacante ;  ; social
provisión ; previsión ; social
abrogarse|abrogándose ; arrogarse ; atribuciones|facultades|competencias?|representación|derechos?|calidad
perpetu(?:ó|aron|ar|ado|ada) ; perpetrar ; delitos?|robo|fraude|homicidio|hurto|estafa|crimen
resci(?:nd)(?:ir|ió|ido) ; resarcir ; perjuicios?|daños?
resarc(?:ir|ió|ido|iere) ; rescindir ; contratos?
cause ; cauce ; procesal|legal|regular|río|estero|natural|normal|formal ; el|su|del|al|este|dicho
hay ; ahí ; que|se|en ; de|por|desde ; haber|no
vallan? ; vaya ; a|al|por|en|más|de ; que|se|no
asertad[oa]s? ; acertada
desecho ; deshecho ;  ; fue|ha|había|haber|queda|quedó|sido
honda ; onda ; sonora|expansiva|electromagnética
abertura ; apertura ; sucesión|cuenta|sobres|ofertas|propuestas|testamento|licitación|liquidación
`;
type Pair = { wrong: RegExp; right: string; behind?: RegExp; before?: RegExp; unless?: RegExp };
const word = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u');
const PAIRS: readonly Pair[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [wrong = '', right = '', behind, before, unless] = line.split(';').map((part) => part.trim());
    return {
      wrong: word(wrong),
      right,
      ...(behind && { behind: word(behind) }),
      ...(before && { before: word(before) }),
      ...(unless && { unless: word(unless) }),
    };
  });
/** Words that are passed over between a word and what it goes with. */
const SMALL =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|a|al|su|sus|por|con|en|y|e|o|que|se|lo|le|les|dich[oa]s?|est[ea]s?|tod[oa]s?|presente|debid[oa]|toda|cualquier|nuestr[oa]s?|más|muy|mi|tan|no|graves?|serios?|serias?|enormes?|gran|grandes|ilustres?|eventual|importantes?|inminente|próxim[oa]|destacad[oa]|conocid[oa]|únic[oa]|principal)$/;
const REACH = 3;

/** Whether a word of `wanted` stands beside: the next or last word, or behind small ones, before any mark. */
function near(tokens: readonly Token[], from: number, step: 1 | -1, wanted: RegExp): boolean {
  let passed = 0;
  for (let k = from; passed < REACH + 3; k += step) {
    const token = tokens[k];
    if (!isWord(token)) return false;
    if (wanted.test(token.low)) return true;
    if (!SMALL.test(token.low)) return false;
    passed++;
  }
  return false;
}

/** A word that stands for another that sounds alike, where the words beside it are those of the other. */
export function confused(tokens: readonly Token[], i: number, emit: Emit): void {
  const token = tokens[i]!;
  if (!isWord(token)) return;
  for (const { wrong, right, behind, before, unless } of PAIRS) {
    if (!wrong.test(token.low)) continue;
    if (behind && !near(tokens, i + 1, 1, behind)) continue;
    if (before && !near(tokens, i - 1, -1, before)) continue;
    if (unless && (near(tokens, i + 1, 1, unless) || near(tokens, i - 1, -1, unless))) continue;
    return emit(CONFUSED, token.start, token.end, right.slice(-2) === token.low.slice(-2) ? right : null, [
      token.word,
      right,
    ]);
  }
}

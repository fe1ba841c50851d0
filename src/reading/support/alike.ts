import type { Language } from '#contract/language.ts';
import { stem } from '../words.ts';

/**
 * Words of a paraphrase: a line for what they say, Spanish before the stroke and English behind it. Any word of a line says what another of it says, whatever its ending; forms are
 * listed where their stem is another. A word may stand on several lines. No line holds a word and its contrary, a duty and a permission, nor two parties. Ours, by drafting in
 * both languages and by the dictionaries of the Spanish academy and of Black; where a word is wider than a line ("responder"), the line keeps to what statutes and contracts say with it.
 */
const LINES = `
pedir pide pida piden pidan pidió solicitar solicitud petición requerir / request ask petition
ampliar ampliación prorrogar prórroga extender extensión alargar / extend extension prolong
terminar término terminación finalizar acabar concluir conclusión / terminate termination end conclude
extinguir extinción terminar cesar liberar / extinguish cease end discharge release
vencer vencimiento expirar expiración cumplirse / expire expiration expiry lapse end
comenzar comienzo empezar empiece empieza iniciar inicio / begin start commence
entregar entrega proporcionar suministrar facilitar proveer / deliver delivery provide supply furnish hand
pagar pago abonar solventar costear / pay payment
adeudar deber debido / owe due owing
usar uso utilizar / use using utilize
mantener mantenga conservar guardar preservar llevar / keep maintain retain preserve
avisar aviso notificar notificación informar comunicar comunicación / notify notice notification inform tell communicate
recibir recepción percibir / receive receipt
obtener obtenga obtención conseguir lograr / obtain get achieve
aceptar aceptación consentir consentimiento consientan anuencia acceder accedan / accept acceptance consent agree
autorizar autorización permitir permiso / authorise authorize authorisation authorization permit permission allow
acordar acuerdo pactar pacto convenir estipular / agree agreement stipulate
contrato convenio acuerdo convención / contract agreement
elegir elección elige elija escoger optar opción / choose choice chosen elect option select
cumplir cumplimiento respetar observar acatar obedecer / comply compliance observe follow obey respect fulfil
realizar efectuar ejecutar ejecución practicar desempeñar hacer llevar / perform performance carry conduct make do
incumplir incumplimiento infringir infracción contravenir vulnerar violar / breach violate infringe default
sancionar sanción castigar penar / punish sanction penalise penalize
responder responde responsable responsabilidad / liable liability responsible
indemnizar indemnización compensar compensación resarcir / compensate compensation indemnify indemnity damages
daño perjuicio menoscabo / damage harm injury
pérdida perder / loss lose
ganancia utilidad lucro / profit gain earnings
beneficio favor / benefit favour favor
monto suma cantidad cifra importe guarismo / amount sum figure
plazo período lapso término / period term time
lugar sitio / place location site
situar ubicar existente localizar emplazar / locate situate
país territorio / country territory
extranjero / foreign abroad overseas
bien / property asset goods
dominio / ownership title
ceder cesión transferir transferencia traspasar traspaso / assign assignment transfer
vender venta enajenar enajenación / sell sale
comprar compra adquirir adquisición / buy purchase acquire acquisition
arrendar arriendo arrendamiento alquilar alquiler / lease rent
despedir despido / dismiss dismissal
remuneración sueldo salario / wage salary remuneration
documento instrumento / document instrument
firmar firma suscribir suscripción / sign signature execute
cláusula sección / clause section
anexo apéndice / annex schedule exhibit appendix
ejemplar copia / copy counterpart
probar prueba pruebe acreditar demostrar demuestre / prove evidence proof demonstrate
demanda acción / claim action lawsuit
reclamo reclamación / claim complaint
recurrir recurso impugnar / appeal challenge
apelar apelación / appeal
rechazar rechazo desestimar denegar / dismiss reject deny
otorgar otorgamiento conceder concesión dar / grant give award
revocar revocación / revoke reverse
nulidad anular invalidar nulo / annulment annul void null nullity
ordenar orden mandar decretar disponer / order direct
dictar pronunciar emitir expedir / issue render pronounce deliver
sentencia fallo fallar / judgment ruling
resolución decisión decidir resolver / decision decide resolution resolve
juicio causa proceso pleito litigio autos / trial case proceeding litigation lawsuit
procedimiento / procedure proceeding
presentar interponer interpuso interpuesto deducir formular entablar / file lodge bring submit present
establecer fijar determinar señalar disponer prever contemplar / establish set fix provide determine
aplicar aplicable aplicación regir regular / apply applicable govern
obligar obligación comprometer compromiso / oblige obligation undertake undertaking commit
necesitar necesario necesidad requerir preciso / need necessary require
modificar modificación cambiar cambio reformar alterar / change amend amendment modify modification alter
reemplazar reemplazo sustituir sustitución / replace substitute replacement
aumentar aumento subir incrementar incremento elevar alza / increase rise raise
disminuir disminución reducir reducción rebajar bajar / decrease reduce reduction lower
renovar renovación renueva / renew renewal
devolver devolución restituir restitución reembolsar reembolso reintegrar / return refund reimburse reimbursement repay
gasto costo coste desembolso / cost expense expenditure
impuesto tributo / tax
saldo remanente resto / balance remainder rest
muerte fallecer fallecimiento fallecido morir muera muere deceso / death die deceased
nombrar nombramiento designar designación / appoint appointment designate name
miembro integrante / member
norma regla disposición precepto / rule provision norm regulation
renunciar renuncia / waive waiver relinquish
liberar librar libre eximir exento exonerar descargo / release free exempt relieve discharge
incluir comprender abarcar contener contenga / include contain comprise cover
considerar estimar reputar / consider deem regard treat
contar computar cuenta / count compute reckon account
inmediato inmediatamente / immediate immediately once promptly
expreso expresamente explícito explícitamente / express expressly explicit explicitly
íntegro íntegramente completo completamente total totalmente totalidad entero / full fully whole entire complete completely
mensual mensualmente / monthly
anual anualmente / annual annually yearly
semanal semanalmente / weekly
urgente impostergable / urgent
evitar impedir prevenir / avoid prevent
reparar reparación arreglo / repair fix
máquina maquinaria / machine machinery
instalación recinto / premises facility installation
causal motivo razón fundamento / ground reason cause
declarar declaración manifestar / declare declaration state
indicar señalar mencionar expresar decir diga dice / indicate state mention say
revisar revisión examinar examen controlar control verificar / review examine examination check verify inspect
admisible admisibilidad procedente / admissible admissibility
proceder corresponder procedente / apply due proper
pertenecer corresponder tocar / belong
depender sujeto sujeta supeditado / depend subject
provenir provenga proceder emanar derivar nacer nazca surgir / come arise derive result
producir produzca causar ocasionar generar originar provocar / cause produce generate
efecto eficacia / effect efficacy
válido validez / valid validity
vigencia vigor / force effect
secreto confidencial confidencialidad / confidential confidentiality secret
proteger protección resguardar amparar / protect protection safeguard
enviar envío remitir mandar despachar / send forward remit
acompañar adjuntar / attach enclose
inscribir inscripción registrar / register registration
retener retención retenga / withhold retain
descontar descuento descuenta deducir deducción / deduct deduction
garantía garantizar / guarantee warranty security
ejercer ejercicio / exercise
intentar procurar / try attempt seek
demora retraso retrasar atraso retardo / delay late
ocurrir suceder acontecer acaecer sobrevenir / occur happen
superar exceder sobrepasar / exceed surpass
retirar retiro sacar / remove take withdraw
permanecer quedar continuar seguir / remain stay continue
desviar desvío apartar aparte / deviate stray depart
contratar contratación / hire engage
facturar factura / invoice bill
producto mercadería mercancía / product goods merchandise
defecto vicio falla / defect fault
pena penal / penalty
superior alto elevado mayor / higher greater heavier larger
inferior bajo menor / lower less smaller
adicional suplementario extra / additional further extra
suficiente bastante / sufficient enough
conjunto común compartido / joint common shared
asunto materia cuestión / matter subject issue
cargo función / position function role
información dato antecedente / information data
conocer conocimiento saber / know knowledge aware
manera modo forma / manner way form
propósito objetivo finalidad fin / purpose aim goal
vacaciones feriado / holiday vacation
empresa compañía sociedad / company enterprise
acceder acceso / access
delito / offence offense
duración durar extender / duration last
expectativa esperar esperado previsto prospectivo / expect expected prospective anticipate anticipated
justificar justificado justificación / justify justified justification
`;

type Line = Record<Language, ReadonlySet<string>>;
const stemsIn = (words: string, language: Language): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => stem(word, language)),
  );
/** The lines of the table, by the stems of their words. */
export const ALIKE: readonly Line[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [es = '', en = ''] = line.split('/');
    return { es: stemsIn(es, 'es'), en: stemsIn(en, 'en') };
  });

const places: Record<Language, ReadonlyMap<string, readonly Line[]>> = { es: byStem('es'), en: byStem('en') };
function byStem(language: Language): Map<string, Line[]> {
  const out = new Map<string, Line[]>();
  for (const line of ALIKE) for (const one of line[language]) out.set(one, [...(out.get(one) ?? []), line]);
  return out;
}

/** Whether two words, by their stems, say the same in a paraphrase, in one language or in two. */
export const areAlike = (one: string, language: Language, other: string, theirs: Language): boolean =>
  (places[language].get(one) ?? []).some((line) => line[theirs].has(other));

/** Verbs that say nothing by themselves: what is said stands in the words beside them ("se encuentra obligado", "takes place"). Ours. */
const LIGHT_WORDS: Record<Language, string> = {
  es: 'encontrar encuentra encuentran hallar quedar resultar tratar consistir hacer hace hagan haga realizar efectuar llevar seguir servir sirve dar da dé',
  en: 'make take get carry come go use happen occur consist remain become one ones',
};
const LIGHT: Record<Language, ReadonlySet<string>> = {
  es: stemsIn(LIGHT_WORDS.es, 'es'),
  en: stemsIn(LIGHT_WORDS.en, 'en'),
};
/** Whether a word, by its stem, is a verb that says nothing by itself. */
export const isLight = (one: string, language: Language): boolean => LIGHT[language].has(one);

/** English words whose stem their form hides, with the word that they are a form of. */
const FORMS = `paid=pay sent=send held=hold kept=keep lost=lose gave=give given=give made=make took=take taken=take bought=buy sold=sell brought=bring rose=rise risen=rise
withheld=withhold chosen=choose chose=choose began=begin begun=begin met=meet built=build dealt=deal left=leave forbidden=forbid forbade=forbid sought=seek written=write wrote=write
borne=bear undertaken=undertake undertook=undertake overpaid=overpay repaid=repay lent=lend spent=spend told=tell said=say known=know knew=know shown=show drawn=draw
grown=grow worn=wear children=child wages=wage laid=lay bound=bind found=find went=go gone=go came=come became=become fell=fall fallen=fall won=win`;
const FORM: ReadonlyMap<string, string> = new Map(
  FORMS.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
);
/** The word that an English form (folded) is of: "paid" of "pay"; the form itself where the table has none. */
export const baseOf = (word: string, language: Language): string =>
  language === 'en' ? (FORM.get(word) ?? word) : word;

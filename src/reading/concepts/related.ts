import type { Language } from '#contract/language.ts';
import { stem } from '../words.ts';

/** Words that lawyers use for one thing, so that a question may be put in one and answered in another. Groups between ';'. Ours. */
const GROUPS: Record<Language, string> = {
  es: `renta arriendo canon alquiler; sueldo remuneración salario gana ganar percibe percibirá; precio valor costo cuesta tarifa honorarios;
    multa multas sanción sanciones pena penal sancionar sancionarán castigo; plazo duración dura vigencia regirá durará rige regir;
    devolver devuelve restituir restitución restituirá restituye reembolsar devolución; atraso retardo mora retraso demora atrasa;
    subarrendar subarriendo; ceder cesión; terminar término terminación terminarlo desahucio irme irse marcharme; comisión honorario;
    dueño propietario propiedad dominio; respaldo respaldos copias; avisar aviso comunicar comunicación notificar; confidencialidad
    confidencial reserva secreto; controversia controversias dificultad dificultades conflicto disputa arbitraje árbitro mediación; infringir
    infracción incumplir incumplimiento incumple infracciones; entrega entregar entregará; prórroga prorrogar renovación renovar renovará renueva renuevan
    prorrogará; vacaciones feriado; empieza empezar comienza comenzar comenzará inicia inicio rige regirá regir vigencia; competencia competir compita competidora negociaciones; redactar redactó redactada redacción redactor redactora; colegio escuela; bonificación bono; anticipo anticipado anticipada; presentar demandar reclamar recurrir; corretaje corredora corredor; nacer nacida nacido nació nacio; otorgar otorgó otorgada;
    pagar pago paga pagará; cotizaciones previsionales imposiciones; despedir despido despedida despedido desvinculación; interpuso interpuesta interpuesto dedujo deducida presentó presentada; dictó dicta dictada pronunciada pronunció; demandante actora actor; resuelve resuelven resuelta resolver resolverá solucionar; mejora mejoras; contratada contratado ingresó; condenar condena condenó
    condenadas; demandada demandadas; iva impuesto; asciende ascendiendo ascendente; prescribe prescribirá prescripción; entrar entra ingresar ingrese visitar visita visite visitas inspeccionar inspección;
    incendio incendia incendiar incendie quema quemar; límite limita limitar tope
    máximo; subir sube suba suban subida reajustar reajuste reajustará reajustarla reajustarse aumentar aumenta aumento aumentará alza; aval avales fiador fiadora
    fianza codeudor codeudora; arreglar arreglos arreglo reparar reparación reparaciones reparo; arreglos mejoras modificaciones transformaciones; inquilino inquilina
    arrendatario arrendataria subarrendatario subarrendataria; casero dueño arrendador arrendadora; propiedad inmueble departamento; propiedad
    inmueble casa vivienda; propiedad inmueble oficina; propiedad inmueble local; propiedad inmueble bodega; luz electricidad; vender venta
    enajenar; perro gato mascota mascotas animales; firmar firmaron firmada firmado suscrito suscribieron suscribir; echar echarme desalojar desalojo lanzamiento; extra extras extraordinaria extraordinarias sobretiempo;
    jefe empleador empleadora; trabajador trabajadora empleado empleada; horario jornada; colación almuerzo almorzar; internet electrónico electrónica electrónicos; subordinación dependencia; mencionar referir;
    vive vivo domiciliado domiciliada domicilio; locomoción movilización transporte`,
  en: `fee fees price charge payment compensation remuneration; salary wage wages earn earns remuneration; end ends terminate termination expire expiry; start starts begin begins commence
    commencement; compete competitor competition competes; assign assignment assignable; penalty penalties damages; confidentiality confidential
    disclose; late delay delayed; renew renewal renews; deliver delivery delivered; breach breaches violation; insure insurance; govern governed
    governing; arbitration arbitrator disputes dispute; cap limit exceed maximum limited; notice notify; pay paid payment payable; cure remedy
    cured; represent represented represents; nonsolicitation solicit; noncompete compete competitor; resign resignation; severability severable
    invalid; hourly hour; monthly month; reimburse reimbursed reimbursement; increase increases raise; owner owned ownership owns property;
    trade trading; cost costs expense expenses; secret secrets confidential confidentiality; warranty warranties warrant warrants warranted; indemnity indemnify harmless; signed executed made; buy buys purchase purchases order orders acquire`,
};

const tables = new Map<Language, Map<string, ReadonlySet<string>>>();
/** The groups by stem, stemmed at first use; a stem of several groups has the words of all. */
function tableIn(language: Language): Map<string, ReadonlySet<string>> {
  let table = tables.get(language);
  if (!table) {
    table = new Map();
    for (const group of GROUPS[language].split(';')) {
      const stems = group
        .trim()
        .split(/\s+/)
        .map((word) => stem(word, language));
      for (const one of stems) table.set(one, new Set([...(table.get(one) ?? []), ...stems]));
    }
    tables.set(language, table);
  }
  return table;
}

const NONE: ReadonlySet<string> = new Set();
/** The stems that may stand for a stem, itself among them where there are any. */
export const relatedTo = (stemmed: string, language: Language): ReadonlySet<string> =>
  tableIn(language).get(stemmed) ?? NONE;

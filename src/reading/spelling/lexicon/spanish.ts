/** Nouns and adjectives of one ending, with their plural. */
const PLURAL = `
  apiario cartola aceptante absolvente acreditable actuarial aerovía agroindustrial albaceazgo alimentante alícuota alteridad
  anotación antijuridicidad antisindical aportante apelante arbitral asignación atingente aval avaluable avaluación
  avenimiento balizaje balotaje bicameral bilateralidad cabaret cancelatorio carátula cargabilidad causahabiente
  causante cedente censualista chofer cobranza codeudor cohabitante colindante colusión comiso compareciente
  comparendo compraventa comodante comportación compromisorio conceptualización concursable concursal concusión
  condueño confirmatorio consanguinidad consignante constituyente contraparte contradictor contratante convalidación
  convivencial convocatoria cotizante cuadrienio cuasicontrato cuasidelito cuasiusufructo curaduría curatela dación
  damnificante decisorio declaratoria delegante delictual demandante denunciante depositante derogación descalabro
  descerrajamiento desafectación desembolso desposeimiento deterioración dictación diferimiento dirigenta
  discrecionalidad doblajista ecotomografía egreso embargabilidad empleabilidad empleaduría empoderamiento endosante
  erogación error escribanía escrituración especificante evicción excarcelación excusión exequátur exhorto exhortante
  exigibilidad exheredación explicitación expromisión expropiante extracontractual factoring femicidio feminicidio
  fiduciante fiador filiación formalización franquiciante garante gradualidad gravamen habitualidad hipotecante
  homologación imparcialidad impugnabilidad imputabilidad inadmisibilidad inaplicabilidad inconciliable
  inconstitucionalidad indefensión indelegable indemnidad indivisión ineficacia inejecución inembargabilidad
  inembargable inexequibilidad inhabilidad inhabilitación inimputabilidad inimputable inimpugnable inmunización
  inobservancia inoficiosidad inoponibilidad inoponible inscripción insaneable inscriptor insolvencia insubsanable
  institucionalidad instrumental interdicción intervenible intimación intransigible invalidación irrefragable
  irreivindicable irrenunciabilidad irrenunciable irretroactividad irrevocabilidad jurisdiccional jurisprudencial
  justiciable juzgamiento kilogramo legación legitimario licitante litigación litigante litisconsorte litisconsorcio
  litispendencia locador mandante mantención mediería medianero mensualización mitigación monto montepío moratoria
  mutuante nulidad novación obligacional oblación ocultamiento oferente omitente oponibilidad otorgante otrosí pagaré
  pandemia parentalidad paritario particional patrocinante penitenciario perención peritaje permutación permutante
  petitorio plebiscito policial poliducto posesión postergación postulación postulante prelación prescribente
  prescriptible previsional prevaricación procedencia procesal prohijamiento promitente proindivisión proindiviso
  protocolización provisional psicosocial puerperal quinquenio querellante quorum quórum radioemisora ramal ranking
  razonabilidad reajustabilidad recaudo reclamable reconvención reconvencional recurrente recusación recusante
  redhibición reembolso refrendación registral reivindicante relator remanente remate remuneracional renuncia
  repatriación repactación repudiación requirente resciliación rescisión reserva resguardo responsabilidad
  restitutorio retasa retracto retribución retroactividad reversión salmonicultura seccional sentenciador sepultación
  sevicia singularización sindicalización sobreseimiento societal solidaridad subadquirente subarrendamiento
  subarriendo subcontratación subinscripción subrogación subrogante subsanable substanciación sucesoral suscriptor
  sustantividad tabulación talaje taxatividad tercería testamentaría tipicidad tipificación tradente transigible
  tratativa tributación tuición tutela unicameral ulterioridad usufructo vacancia valorización vigencia vindicatoria
  vinculante adjunción adquirente aerofotogramétrico anticresis antejuicio apoderamiento arancel atípico
  autorregulación basural bitácora bonificación caducidad casacional causalidad ciberdelito ciberseguridad
  codificación comercializadora compliance conectividad confidencialidad conmutación contractualidad contraprestación
  contrainterrogatorio copropiedad corregidor criptoactivo criptomoneda cuantía declarativo desafuero desistimiento
  desprotección digitalización discapacidad dispensario divisibilidad drogodependencia emplazamiento empresarial
  encasillamiento endoso enrolamiento eximente externalización feriado fiscalización fiscalizador foliación
  fraccionamiento fusión geolocalización gestacional gobernanza gratuidad habilitante hidrocarburo implementación
  imprescriptibilidad imprescriptible improcedencia incautación incobrable incompetencia incumplimiento indagatoria
  indexación individualización inexcusabilidad infraestructura informática inmigración insistencia insolvente
  instrucción interdicto interinato interoperabilidad interseccional intestabilidad inversionista laboralidad leasing
  licenciatario licitación logística loteo macrozona malversación metadato microempresa migratorio monitoreo
  multisectorial neurodivergente notificación obsolescencia ocupacional onerosidad operacional optimización
  organigrama paradero paralización pecuniario pensional pericial permanencia personería plazo pluriempleo
  polinización porcentaje portabilidad postnatal potestad prenatal preaviso precontractual prejudicial prestacional
  presupuestario preterición privatización procedimental procuraduría promesa promulgación prorrateo protección
  publicidad quebrantamiento reajuste recalificación recepción redestinación reglamentario reincidencia reinscripción
  reliquidación remisión rendición renovabilidad replanteo requisitorio reticulación retenedor rol sanitización
  seudonimización silvoagropecuario sobreendeudamiento sobregiro sobreprecio sobretasa software hardware stock
  streaming sociolaboral subcomisión subregistro subsecretaría subtotal sustentabilidad teletrabajo temporalidad
  titularidad tramitación transcripción transexual trazabilidad unilateralidad vencimiento viabilidad visación
  zonificación web mail lobby spot test check holding trust royalty swap warrant franchising marketing joint venture
  sponsor link login password cookie click chat blog online offline dumping dossier ticket container kiosco currículum
  currículo hábeas ítem déficit superávit caución avalúo reavalúo cedular protesto debenture elusión representatividad
  cuociente cociente télex canalista imponibilidad timbraje predial vehicular motoneta ejecutividad prescindencia
  aeronavegabilidad prepago contravencional bicimoto armaduría desarmaduría cierro incobrabilidad constructibilidad
  irrecuperabilidad preferencial desgravamen anteprecedente referencial retrocompra farmacovigilancia decil salvataje
  inconcurrente inconcurrencia aeronavegación copago sobrestadía substracción odorización desconexión enrutamiento
  prospecto rediseño externalidad empresariado sondeo tarificación contradictoriedad oralidad financista brigadista
  psicotrópico desaduanamiento derechohabiente videograma pisadera bandejón patentabilidad desarchivo ducto
  indisponibilidad autoincriminación fonografía repitencia interculturalidad accidentabilidad retencionario
  tecnovigilancia conductual videograbación situacional retazo antejardín pool mamografía ruralidad progresividad
  concedente comparabilidad cuartil pajonal desacumulación desafiliación translación bipersonal antielusión chequeo
  pub conscripción profundímetro señalética sobrevida aeropuerto helipuerto gaseoducto recreacional inhabitabilidad
  asismicidad semaforización diferendo incerteza acreditivo distintividad germoplasma consanguineidad preclusión
  prevalente standard wagon expendio exafiliado exempleador subenfiteusis reputacional significancia imperatividad
  ajenidad cabalidad videollamada meningioma desescalada comparencia comparecencia restaurant restaurante trasgresión
  transgresión aporía ciclovía geriatra teleoperador contact call center outsourcing retail startup podcast newsletter
  feedback benchmark rating scoring credit line win trustee settlor forward station standby bullying grooming mobbing
  sexting phishing hacker hacking ransomware malware spam router smartphone tablet notebook bluetooth wifi chip app
  apps post tour tours aeródromo antropometría audiometría balística biopsia cardiopatía colonoscopía ecografía
  endoscopía hemograma laparoscopía radiografía resonancia tomografía psiquiatra psicopatología traumatología
  neurología oncología pediatría odontología kinesiología kinesiólogo terapeuta fonoaudiología fonoaudiólogo matrona
  paramédico teletriage hospitalización sedación intubación triage alcaldía concejalía gobernación municipalidad
  corporación fundación organismo empadronamiento concejo consejería seremía gabinete dictamen oficio memorándum
  memorando minuta acta carpeta expediente cuaderno foliado escrito presentación solicitud abigeato abordaje abusador
  acosador agresor allanador amenazante ciberacoso cohecho conspirador cuasidelictual defraudación desacato encubridor
  estupefaciente estupro extorsión femicida fraude hurto incendiario infanticidio injuria instigador lavado lesión
  microtráfico narcotráfico parricidio peculado perjurio pornografía proxenetismo receptación robo secuestro sicariato
  soborno tráfico usurpación violación aforo aguinaldo alza anticipo antigüedad bono colación comisión cotización
  cuota descuento finiquito gratificación jornada licencia movilización nómina planilla remuneración salario semana
  sobresueldo sobretiempo sueldo teletrabajador turno turnante viático accesoriedad ajustabilidad anulabilidad
  aplicabilidad asegurabilidad autenticidad cobrabilidad contradictorio convencionalidad culpabilidad definitividad
  demandabilidad determinabilidad disponibilidad ejecutoriedad excepcionalidad exclusividad expropiabilidad idoneidad
  ilegalidad imprevisibilidad inmediatez inmutabilidad interpretatividad intransferibilidad irrebatible irrecurrible
  irreprochabilidad irresistibilidad legitimidad negociabilidad obligatoriedad operatividad previsibilidad
  proporcionalidad punibilidad recurribilidad reparabilidad subsidiariedad transferibilidad transmisibilidad ubicuidad
  veracidad verosimilitud voluntariedad lucro daño emergente cesante moral punitivo premuriencia postnupcial
  prenupcial capitulación hogar conviviente acuerdo apellido cuidado visita cuñado yerno nuera suegro consuegro
  hijastro padrastro madrastra blockchain token fintech insurtech legaltech sandbox`;

/** Nouns and adjectives with a feminine and plurals. */
const GENDERED = `
  interruptivo abogado accionario adjudicatario aeronáutico agraviado alimentario alimenticio anticrético apelado apoderado
  arbitrador arrendador arrendatario asegurado asignatario asistido beneficiario biométrico calificatorio cambiario
  caratulado casatorio casuístico causídico censatario cesionario citatorio civilístico coasignatario coimputado
  colegislador comodatario comisorio compensatorio comprobatorio concernido condenatorio confesorio consanguíneo
  consignatario constitutivo consuntivo contencioso contralor convencionalista copropietario correlativo crediticio
  cuatrimestral cuentacorrentista decisorio declarativo deferido delegatario depositario derogatorio desheredador
  deudor dilatorio directivo disciplinario documentario donatario ejecutivo ejecutoriado embargado endosatario
  enfitéutico entenado epidemiológico estatutario evicto excluyente expropiatorio extintivo extraprocesal extrínseco
  fáctico fallido fideicomisario fiduciario fitosanitario frutícola fructuario fundante garzón gestor hereditario
  hidrobiológico hipotecario hiperbárico identificatorio ilíquido impugnatorio inaparente incoativo inculpado
  indagatorio indemnizatorio inespecífico infraccional inmobiliario inoficioso inspectivo insuficiente interdicto
  interpósito interlocutorio intuitivo irrestricto justificatorio juzgador legatario legitimario levísimo liquidador
  litigioso mandatario medicolegal meteorológico migratorio monitorio moratorio mutuario neurológico notarial
  notificador oficioso parvulario pauliano periciado perentorio petitorio plebiscitado posesorio preparatorio
  presbítero probatorio promisor promulgatorio pericial querellado quirografario reconviniente recurrido recusatorio
  redhibitorio registrario regulatorio reivindicador reivindicatorio remunerado representado requerido requirente
  resarcitorio rescisorio resolutivo resolutorio restitutorio revocatorio sancionatorio secretario secuestratario
  sindicalizado socioeconómico subarrendatario subcontratado subcontratista subrogado subrogatorio sucesorio
  sumarísimo suplente suspensivo telemático testamentario transitorio tributario unipersonal usuario usufructuario
  valista vecinal voluptuario puérpero psicoeducativo deportivo pecuniario conservador fiscalizado denunciado
  denunciador ofendido imputado acusado condenado formalizado penitenciario concesionario licenciatario franquiciado
  accionante accionado cedido solicitante interesado compareciente demandado demandante reclamante reclamado apremiado
  ejecutado ejecutante incidentado absuelto inscrito suscrito antedicho susodicho infrascrito sobredicho precitado
  prealudido copulativo sinalagmático bilateral telefónico electrónico informático criptográfico biodegradable
  fotovoltaico geotérmico hidroeléctrico termoeléctrico agropecuario forestal silvoagropecuario minero pesquero
  acuícola vitivinícola habitacional urbanístico patrimonial inmaterial sicotrópico psicotrópico alcaldicio
  eleccionario contendor mensualizado videograbado securitizador securitizado ecosistémico retencionario analcohólico
  freático socavonero biomédico cuádruplo prontuarial tarifario tarificado normado recepcionado concesionado
  desmaterializado odontológico hidrogeológico pantomímico paisajístico georreferenciado conclusivo taquigráfico
  dactiloscópico eriazo toxicológico coreógrafo socioeducativo lastrero distractor incumplidor desafectado
  dactilografiado agrónomo cronificado bancarizado desvinculado autodespedido precarizado externalizado judicializado
  digitalizado escaneado anonimizado seudonimizado geolocalizado pandémico vitícola mamográfico cardiológico
  psiquiátrico psicológico traumatológico oncológico pediátrico kinésico ginecológico radiológico farmacológico
  criminológico victimológico tanatológico planimétrico fotogramétrico topográfico catastral coadyuvante tercerista
  opositor ganancioso vencido perdidoso promitente comprometido avaluado retasado subastado lanzado`;

/** Words that are not inflected here, ordinals of articles, forms that the dictionary's verbs lack, and old spellings that stand in the codes. */
const PLAIN = `
  pre post recálculo recálculos actora actoras abundamiento adonde arras asimismo atento autoconvocado bis ter quáter quater quinquies quinques
  sexies septies octies nonies novies decies undecies duodecies decimoprimer decimoprimero decimoprimera decimosegundo
  decimosegunda decimotercer decimotercero decimotercera decimocuarto decimocuarta decimoquinto decimoquinta
  decimosexto decimosexta decimoséptimo decimoséptima decimooctavo decimooctava decimoctavo decimoctava decimonoveno
  decimonovena decimonono undécimo undécima duodécimo duodécima vigésimo vigésima vigesimoprimer vigesimoprimero
  vigesimoprimera vigesimosegundo vigesimosegunda vigesimotercero vigesimotercera vigesimocuarto vigesimocuarta
  vigesimoquinto vigesimoquinta vigesimosexto vigesimosexta vigesimoséptimo vigesimoséptima vigesimoctavo
  vigesimoctava vigesimonoveno vigesimonovena trigésimo trigésima trigesimoprimero trigesimosegundo trigesimotercero
  trigesimocuarto trigesimoquinto cuadragésimo cuadragésima quincuagésimo quincuagésima sexagésimo septuagésimo
  octogésimo nonagésimo considerando considerandos resultandos vistos otrosíes quórums mínimum máximum nuda propiedad
  kilógramo kilógramos insólidum sitae extraproceso determinadamente fundadamente nuncupativamente sustantivamente
  debidamente copulativamente apud covid coronavirus chilena chileno mapuche mapuches aymara aimara rapanui diaguita
  kawésqar quechua yagán carabineros gendarmería intendencia contraloría contralora contralor superintendencia
  subsecretaría defensoría fiscalía notaría notarías ministra presidenta jueza juezas gerenta fiscala edila concejala
  alcaldesa seremi seremis sernac conadi sence fonasa isapre isapres afp mutual mutuales cesfam bienes raíces
  desafuero litis rol roles ruc rit folio fojas fjs otrosí finiquito finiquitos gratificación colación movilización
  fuero foja peoneta junior honorarios boleta boletas patente patentes retiro comuna comunas contribuciones vuestro
  vuestra vuestros vuestras sobrerrepresentado sobrerrepresentada papanicolau garzona garzones extractivo extractiva
  extractivos extractivas sucesoral sucesorales indemne codeudora codeudores deudora fiadora vendedora compradora
  cedente mandataria sindicalizarse conceptualizar conceptualiza visibilizar judicializar judicializado
  judicialización criminalización desjudicialización transparentar direccionar priorizar monitorear recepcionar
  recepcionado recepcionada aperturar liderar liderazgo gestionar tramitar precarización acceso aquello exequátur
  inaudita etcétera ídem supra infra passim vid cfr op cit ibíd ibídem subscripción subscripto subscrito subscribir
  subscriba subscriben substancia substancial substanciar substituir substitución substituto obscuro obscuridad
  transcribir septiembre setiembre deferir defiere defieren defiera defieran defiriere defirieren deferido deferida
  deferidos deferidas deferirse deferirá deferirán deferiría deferirían defirió defirieron defiriendo deferían
  deferirla deferírsele deferírseles excutir excute excutan excutido excutidos excutida excutidas incoar incoado
  incoada incoados incoadas incoará abrogar abrogado abrogada irrogar irrogado irrogada irrogados irrogadas indagar
  iura sem vis maior anualizada anualizado fraganti flagranti pormenorizadamente circunstanciadamente documentadamente
  juradamente consecuencialmente videollamadas precluyendo precluir precluye precluyó precluido precluida precluya
  magíster magísteres datum off know how station per cápita avalúos álbumes currículums álbum datos bitcoin ethereum
  fintech whatsapp facebook instagram google youtube linkedin zoom excel word powerpoint windows teams gmail netflix
  uber on out lock gananciales alimentos`;

/** Regular verbs in -ar. */
const VERBS = `
  normar mandatar suplementar viabilizar desacumular desafectar desafiliar desmaterializar desaduanar repactar
  recepcionar aperturar securitizar judicializar transparentar direccionar externalizar digitalizar anonimizar
  seudonimizar bancarizar geolocalizar rankear escanear tarificar monitorear liderar visibilizar conceptualizar
  customizar desestimular reestructurar restructurar reagendar desescalar coadyuvar cautelar caucionar ameritar
  apersonar gestionar resciliar reconvenir subinscribir subsumir invisibilizar viralizar subcontratar periciar
  reformalizar sindicalizar`;

const flagged = (words: string, flag: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => `${word}/${flag}`)
    .join(' ');

/** Words of Chilean law, its institutions, courts and forms, that the dictionary of Spanish lacks; ours, with its flags (S plural, G feminine, RED a verb). */
export const SPANISH: readonly string[] = [flagged(PLURAL, 'S'), flagged(GENDERED, 'GS'), flagged(VERBS, 'RED'), PLAIN];

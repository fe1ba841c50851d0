/** Concepts of civil: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CIVIL = `
[civil-law-definition]
ley: declaración de la voluntad soberana; manda, prohíbe o permite
gente: qué es la ley; definición de ley; concepto de ley; qué se entiende por ley
law: declaration of the sovereign will; definition of law
people: what is a law; define statute
donde: Código Civil art. 1

[civil-custom]
ley: costumbre; la costumbre no constituye derecho
gente: costumbre como fuente; vale la costumbre; siempre se ha hecho así; costumbre según la ley; valor de la costumbre
law: custom; customary law
people: is custom law; we always did it that way
donde: Código Civil art. 2

[civil-judgment-relative-effect]
ley: fuerza obligatoria; causas en que actualmente se pronunciaren; sentencias judiciales; modo generalmente obligatorio
gente: efecto relativo de las sentencias; jurisprudencia obligatoria; precedente obligatorio; un fallo obliga a otros; fallo anterior sirve; jueces siguen fallos anteriores; interpretación auténtica
law: binding force of judgments; precedent; stare decisis
people: does a ruling bind other cases; are precedents binding
donde: Código Civil art. 3

[civil-special-over-general]
ley: prevalecerán sobre las disposiciones generales; cosas o negocios particulares; se aplicarán con preferencia
gente: ley especial sobre general; principio de especialidad; qué ley prevalece; cuál ley manda; dos leyes se contradicen; leyes en conflicto; antinomia
law: special law prevails; lex specialis
people: which law prevails; laws contradict each other
donde: Código Civil art. 4, 13

[civil-law-promulgation-publication]
ley: inserción en el Diario Oficial; promulgada; publicación de la ley; entrada en vigencia
gente: cuándo empieza a regir la ley; desde cuándo rige; entra en vigencia; entrar en vigor; publicación en el diario oficial; fecha de vigencia ley; vacancia legal
law: publication in the official gazette; entry into force; promulgation
people: when does a law take effect; start date of law
donde: Código Civil art. 6, 7

[civil-ignorance-of-law]
ley: alegar ignorancia de la ley; ignorancia de la ley
gente: no sabía que era ilegal; no conocía la ley; desconocer la ley; no sabía la ley; presunción de conocimiento; ignorancia no excusa
law: ignorance of the law
people: I did not know the law; ignorance is no excuse
donde: Código Civil art. 8

[civil-retroactivity]
ley: efecto retroactivo; disponer para lo futuro; explicar el sentido de otras leyes
gente: ley retroactiva; irretroactividad; retroactividad; aplicar ley hacia atrás; ley nueva a contrato antiguo; cambió la ley después; me afecta la ley nueva; leyes interpretativas
law: retroactive effect; retroactivity
people: does the new law apply to the past; old contract new law
donde: Código Civil art. 9

[civil-acts-prohibited-by-law]
ley: actos que prohíbe la ley; nulos y de ningún valor; declara nulo algún acto; prohibido por las leyes
gente: acto prohibido; firmar algo ilegal; contrato ilegal; contrario a la ley; vale un contrato ilegal; sanción del acto prohibido
law: acts prohibited by law; null and of no value
people: illegal contract; contract against the law
donde: Código Civil art. 10, 11, 1466

[civil-waiver-of-rights]
ley: renunciarse los derechos; sólo miren al interés individual; no esté prohibida su renuncia
gente: renunciar a un derecho; derechos irrenunciables; renuncié a mis derechos; cláusula de renuncia; renunciar a demandar; me hicieron renunciar
law: waiver of rights
people: can I give up a right; waive my rights; sign away rights
donde: Código Civil art. 12

[civil-law-territory-foreigners]
ley: obligatoria para todos los habitantes; inclusos los extranjeros; chileno y el extranjero
gente: ley chilena a extranjeros; rige para extranjeros; turista debe cumplir la ley; territorialidad de la ley; a quién obliga la ley
law: binding on all inhabitants; territoriality
people: does chilean law apply to foreigners; tourists
donde: Código Civil art. 14, 57

[civil-chileans-abroad]
ley: leyes patrias; residencia o domicilio en país extranjero; cónyuges y parientes chilenos
gente: chileno en el extranjero; vivo fuera de chile; chilenos que viven afuera; extraterritorialidad; estatuto personal
law: chileans abroad; personal statute
people: chilean living abroad; laws that follow me abroad
donde: Código Civil art. 15

[civil-property-in-chile-law]
ley: bienes situados en Chile; sujetos a las leyes chilenas; contratos otorgados en país extraño
gente: bienes de extranjeros en chile; propiedad de extranjero en chile; contrato firmado afuera; contrato firmado en el extranjero; lex rei sitae; ley que rige los bienes
law: property located in Chile; lex rei sitae
people: foreign owner of chilean land; contract signed abroad
donde: Código Civil art. 16

[civil-foreign-instruments]
ley: forma de los instrumentos públicos; ley del país en que hayan sido otorgados; autenticidad
gente: documento extranjero; escritura hecha en otro país; poder firmado en el extranjero; papeles de otro país; vale en chile documento; locus regit actum; apostilla
law: form of public instruments; locus regit actum
people: foreign document valid in chile; apostille
donde: Código Civil art. 17, 18

[civil-literal-interpretation]
ley: sentido de la ley es claro; tenor literal; consultar su espíritu; historia fidedigna
gente: interpretar la ley; elemento gramatical; espíritu de la ley; historia de la ley; interpretación literal; ley poco clara; reglas de interpretación de la ley
law: literal meaning; statutory interpretation; legislative history
people: how to interpret a law; spirit of the law
donde: Código Civil art. 19

[civil-meaning-of-words]
ley: sentido natural y obvio; uso general de las mismas palabras; palabras técnicas de toda ciencia
gente: significado de las palabras; diccionario de la rae; palabras técnicas; definiciones legales; qué significa una palabra en la ley
law: natural and obvious meaning; technical words
people: meaning of words in a law; dictionary meaning
donde: Código Civil art. 20, 21

[civil-context-interpretation]
ley: contexto de la ley; debida correspondencia y armonía; pasajes obscuros; espíritu general de la legislación; equidad natural
gente: interpretación sistemática; elemento lógico; interpretar artículos en conjunto; equidad; vacío legal; ley oscura; lagunas legales
law: context of the law; natural equity
people: gap in the law; read the articles together
donde: Código Civil art. 22, 24

[civil-favourable-odious]
ley: favorable u odioso; ampliar o restringir su interpretación; genuino sentido
gente: interpretación extensiva; interpretación restrictiva; aplicar por analogía; normas de excepción restrictivas
law: favourable or odious
people: broad or narrow reading of a law
donde: Código Civil art. 23

[civil-age-terms]
ley: infante o niño; impúber; mayor de edad; dieciocho años
gente: mayoría de edad; a qué edad es adulto; cuándo se es mayor; menor adulto; menores de edad; a los 18; edad legal; cuántos años para ser mayor
law: age of majority; infant; minor
people: legal age; when is someone an adult; eighteen years old
donde: Código Civil art. 26

[civil-kinship-degrees]
ley: grados de consanguinidad; número de generaciones; línea recta; línea colateral
gente: grados de parentesco; qué grado es un primo; segundo grado; cuarto grado; línea colateral; pariente de sangre; primos; tíos y sobrinos grado
law: degrees of consanguinity; direct line; collateral line
people: degree of kinship; first cousin degree
donde: Código Civil art. 27, 28

[civil-affinity]
ley: parentesco por afinidad; afinidad; consanguíneos de su marido o mujer
gente: suegra; cuñado; nuera; yerno; parientes políticos; hijastro
law: affinity; relatives by marriage
people: in-laws; mother in law; brother in law
donde: Código Civil art. 31

[civil-hear-relatives]
ley: se oiga a los parientes; parientes de una persona
gente: escuchar a los parientes; audiencia de parientes; citar a los parientes; informe de parientes
law: hearing of relatives
people: relatives heard by the court
donde: Código Civil art. 42

[civil-legal-representative]
ley: representantes legales; tutor o curador; son representantes legales de una persona
gente: representante legal de un menor; quién representa al niño; quién firma por un menor; firmar por mi hijo; representa al incapaz; padre representa al hijo
law: legal representatives
people: who signs for a child; represent a minor
donde: Código Civil art. 43

[civil-culpa-degrees]
ley: culpa grave; culpa leve; descuido levísimo; culpa lata; buen padre de familia
gente: grados de culpa; negligencia; descuido; tipos de culpa; qué es culpa grave; clasificación de la culpa; negligencia grave; diligencia debida
law: gross negligence; slight negligence; standard of care
people: carelessness; how careful must one be; types of negligence
donde: Código Civil art. 44, 1547

[civil-dolo-definition]
ley: intención positiva de inferir injuria; el dolo consiste; culpa en materias civiles equivale al dolo
gente: qué es el dolo; definición de dolo; lo hizo a propósito; mala intención; intención de dañar; adrede; culpa grave se equipara
law: fraud; wilful misconduct; intent to harm
people: on purpose; deliberately; bad intent
donde: Código Civil art. 44

[civil-force-majeure]
ley: caso fortuito; fuerza mayor o caso fortuito; imprevisto a que no es posible resistir
gente: caso fortuito; fuerza mayor; terremoto; pandemia; incendio impidió; inundación; catástrofe; no pude cumplir por emergencia; imprevisto; aluvión; no fue mi culpa
law: force majeure; act of god; fortuitous event
people: unforeseen event; earthquake; out of my control; natural disaster
donde: Código Civil art. 45, 1547, 1674

[civil-caucion]
ley: caución; seguridad de otra obligación propia o ajena; especies de caución
gente: qué es caución; garantías reales y personales; tipos de garantías; dejar algo en garantía; asegurar el pago de deuda
law: security; collateral; guarantee
people: types of guarantee; secure a debt
donde: Código Civil art. 46

[civil-presumptions]
ley: presumirse el hecho; presunción legal; se presume de derecho; presunciones judiciales; graves, precisas y concordantes
gente: presunción legal; presunción de derecho; presunciones judiciales; prueba en contrario; presunciones graves; qué es una presunción; indicios
law: presumption; rebuttable presumption; conclusive presumption
people: what is presumed; can it be proved otherwise
donde: Código Civil art. 47, 1712

[civil-time-limits-counting]
ley: plazos de días, meses o años; medianoche del último día; plazo de un mes; dentro de cierto plazo
gente: cómo se cuentan los plazos; desde cuándo corre el plazo; cuándo vence el plazo; plazo en meses; plazo de días; último día del plazo; hasta la medianoche; cómputo de plazos
law: computation of time; period of days, months or years
people: how to count days; when does the deadline end
donde: Código Civil art. 48, 49

[civil-business-days]
ley: días feriados; se comprenderán aun los días feriados; días útiles
gente: días corridos; días hábiles; cuentan los feriados; se cuentan los domingos; hábiles o corridos; cuentan fines de semana; cuenta el sábado
law: calendar days; business days; holidays included
people: do weekends count; working days
donde: Código Civil art. 50
no: vacaciones; trabajador

[civil-repeal]
ley: derogación; derogación tácita; derogación de las leyes; no pueden conciliarse
gente: derogar una ley; quedó sin efecto la ley; sigue vigente la ley; ley antigua todavía vale; reemplazada por otra ley
law: repeal; implied repeal; express repeal
people: is the old law still valid; law repealed
donde: Código Civil art. 52, 53

[civil-natural-persons]
ley: individuos de la especie humana; personas son naturales o jurídicas; cualquiera que sea su edad, sexo, estirpe
gente: qué es persona natural; concepto de persona; quiénes son personas; definición de persona; natural o jurídica
law: natural person; human being
people: who is a person; natural or legal person
donde: Código Civil art. 54, 55

[civil-name-surnames]
ley: primer apellido; orden de los apellidos; nombre es el conjunto de palabras; identificar a una persona
gente: orden de apellidos; apellido materno primero; apellido de la mamá; cambiar apellidos; cambiarse el nombre; qué apellido lleva el hijo; apellido del papá
law: name; surname; order of surnames
people: mother's surname first; change my name; child's last name
donde: Código Civil art. 58 bis, 58 ter

[civil-domicile]
ley: domicilio civil; ánimo de permanecer; domicilio consiste en la residencia; ejerce habitualmente su profesión
gente: qué es domicilio; diferencia domicilio y residencia; cambio de domicilio; varios domicilios; domicilio si vivo en otra ciudad; domicilio legal
law: domicile; residence; intent to remain
people: where is my legal address; where do I live legally
donde: Código Civil art. 59, 61-65, 67, 68

[civil-agreed-domicile]
ley: domicilio civil especial; actos judiciales o extrajudiciales; de común acuerdo
gente: fijar domicilio en el contrato; domicilio convencional; fijan domicilio en santiago; cláusula de domicilio; domicilio para el contrato
law: contractual domicile; choice of domicile
people: domicile clause; address for the contract
donde: Código Civil art. 69

[civil-birth-existence]
ley: existencia legal de toda persona; separarse completamente de su madre; principia al nacer
gente: cuándo empieza la persona; inicio de la personalidad; murió al nacer; nació muerto; guagua nació viva; existencia legal; sobrevivió un momento; bebé falleció al nacer
law: legal existence; birth
people: when does a person begin; stillborn; born alive
donde: Código Civil art. 74

[civil-unborn]
ley: que está por nacer; criatura que está en el vientre materno; época de la concepción; época del nacimiento
gente: derechos del que está por nacer; nasciturus; guagua en la guata; feto; no nacido; herencia del no nacido; época de la concepción; hijo póstumo
law: unborn child; conception
people: rights of the unborn; baby in the womb
donde: Código Civil art. 75-77

[civil-death-comoriencia]
ley: muerte natural; perecido dos o más personas; orden en que han ocurrido sus fallecimientos; mismo acontecimiento
gente: murieron juntos; comurientes; comoriencia; murieron en el mismo accidente; quién murió primero; murieron los dos; fin de la persona; fallecieron al mismo tiempo
law: simultaneous death; natural death
people: died in the same accident; who died first
donde: Código Civil art. 78, 79

[civil-presumed-death]
ley: presunción de muerte; desaparecido; últimas noticias; se presume muerto; día presuntivo de la muerte
gente: muerte presunta; persona desaparecida; desapareció hace años; familiar perdido; no se sabe si vive; declarar muerto; nunca más apareció; avión perdido
law: presumed death; missing person
people: declare a missing person dead; disappeared years ago
donde: Código Civil art. 80, 81

[civil-presumed-death-possession]
ley: posesión provisoria; posesión definitiva; poseedores provisorios; herederos presuntivos
gente: bienes del desaparecido; heredar a un desaparecido; vender bienes del desaparecido; posesión provisoria; herederos del desaparecido; qué pasa con sus cosas desaparecido
law: provisional possession; definitive possession of estate
people: missing person's assets; inherit from a missing person
donde: Código Civil art. 82, 84, 85, 86, 88, 90

[civil-presumed-death-return]
ley: rescindirse a favor del desaparecido; reapareciere; rescisión del decreto; recobrará los bienes
gente: apareció vivo; reapareció el desaparecido; volvió después de declarado muerto; lo dieron por muerto y volvió
law: reappearance; rescission of the decree
people: came back alive after declared dead
donde: Código Civil art. 93, 94

[civil-proven-death]
ley: comprobada la muerte; cadáver no fuere hallado; tendrá por comprobada la muerte; muerte del desaparecido
gente: muerte sin cuerpo; no encontraron el cuerpo; no apareció el cadáver; comprobación judicial de la muerte; murió pero no hay cuerpo; naufragio sin cuerpo
law: judicially proven death
people: body never found; death without a body
donde: Código Civil art. 95-97

[civil-engagement]
ley: esponsales; promesa de matrimonio; cosas donadas y entregadas
gente: rompió el compromiso; me dejó plantada antes de casarnos; anillo de compromiso; devolver el anillo; prometió casarse; novio se arrepintió; esponsales
law: betrothal; promise of marriage
people: broke the engagement; give back the ring
donde: Código Civil art. 98-101

[civil-legal-person]
ley: persona jurídica; persona ficticia; corporaciones y fundaciones; ser representada judicial y extrajudicialmente
gente: qué es persona jurídica; empresa como persona; sociedad distinta de los socios; institución sin fines de lucro; una organización puede demandar
law: legal person; juridical person; corporation
people: what is a legal entity; nonprofit entity
donde: Código Civil art. 545, 546

[civil-association-foundation]
ley: asociación; fundación; depositarse en la secretaría municipal; secretario municipal; estatutos de las personas jurídicas
gente: crear una fundación; formar una corporación; ong; crear una asociación sin fines de lucro; estatutos de la fundación; sacar personalidad jurídica; onegé
law: association; foundation; bylaws
people: set up a charity; start an ngo; nonprofit
donde: Código Civil art. 545, 548, 548-1, 548-2

[civil-association-directors]
ley: directorio de al menos tres miembros; directores; culpa leve; dirección y administración de una asociación
gente: directiva de la corporación; directores de fundación; sueldo de los directores; directorio de la asociación; presidente de la fundación; responsabilidad de la directiva; condenado puede ser director
law: board of directors of an association
people: directors of a nonprofit; can board be paid
donde: Código Civil art. 551, 551-1, 551-2

[civil-association-dissolution]
ley: asociaciones se disolverán; fiscalización de las asociaciones y fundaciones; realizado íntegramente su fin
gente: disolver una corporación; cerrar la fundación; fin de la asociación; terminar la ong; quién fiscaliza fundaciones
law: dissolution of an association
people: close a foundation; wind up a nonprofit
donde: Código Civil art. 559, 557

[civil-association-member-debts]
ley: deudas de una corporación; individuos que la componen; pertenece a una corporación
gente: los socios responden por la corporación; deudas de la fundación; me pueden cobrar deuda de la asociación; responden los miembros con su plata
law: debts of a corporation; members not liable
people: are members liable for association debts
donde: Código Civil art. 549

[civil-sources-of-obligations]
ley: obligaciones nacen; concurso real de las voluntades; hecho voluntario; obligaciones que se contraen sin convención
gente: fuentes de las obligaciones; de dónde nacen las obligaciones; origen de las obligaciones; por qué quedo obligado
law: sources of obligations
people: where do obligations come from
donde: Código Civil art. 1437, 2284

[civil-contract-definition]
ley: contrato o convención; una parte se obliga para con otra; dar, hacer o no hacer
gente: qué es un contrato; definición de contrato; concepto de contrato; diferencia contrato y convención
law: contract; agreement
people: what is a contract; define contract
donde: Código Civil art. 1438

[civil-contract-classes]
ley: contrato es unilateral; gratuito o de beneficencia; oneroso es conmutativo; contrato es principal; contrato oneroso
gente: clasificación de los contratos; tipos de contratos; contrato bilateral; contrato unilateral; contrato gratuito; contrato oneroso; contrato aleatorio; clases de contratos
law: bilateral contract; unilateral contract; onerous; aleatory
people: types of contracts; kinds of contract
donde: Código Civil art. 1439-1442

[civil-contract-formation]
ley: contrato es real; solo consentimiento; formalidades especiales; es solemne
gente: contrato de palabra; contrato verbal vale; acuerdo verbal; contrato sin firmar; hay contrato sin papel; trato hecho de palabra; vale lo que acordamos hablado; contrato solemne; contrato consensual
law: consensual contract; solemn contract; real contract
people: oral agreement; verbal contract valid; no written contract
donde: Código Civil art. 1443

[civil-contract-elements]
ley: cosas que son de su esencia; de su naturaleza; puramente accidentales
gente: elementos del contrato; elementos esenciales; elementos de la naturaleza; elementos accidentales; cosas esenciales contrato; qué debe llevar un contrato
law: essential elements; natural elements; accidental elements
people: parts a contract must have
donde: Código Civil art. 1444

[civil-validity-requirements]
ley: legalmente capaz; consienta en dicho acto; objeto lícito; causa lícita
gente: requisitos del contrato; requisitos de validez; requisitos del acto jurídico; contrato válido; qué se necesita para obligarse; firmar válidamente
law: requirements of validity; lawful object; lawful cause
people: when is a contract valid; what makes a contract binding
donde: Código Civil art. 1445

[civil-capacity]
ley: legalmente capaz; absolutamente incapaces; menores adultos; disipadores; interdicción
gente: quién puede firmar contratos; incapaces; incapacidad para contratar; menor firmó contrato; contrato con un menor; tiene demencia; alzheimer firmó; no estaba en sus cabales; declarar interdicto; derrochador
law: legal capacity; incapable; interdiction
people: minor signed a contract; mentally ill person signed; dementia signed
donde: Código Civil art. 1446, 1447

[civil-representation]
ley: a nombre de otra; facultada por ella o por la ley para representarla; iguales efectos
gente: firmar por otro; firmó en mi nombre; actuar por otra persona; poder para firmar; representación en los contratos
law: representation; agency; on behalf of
people: sign for someone else; act in my name
donde: Código Civil art. 1448

[civil-third-party-benefit]
ley: estipular a favor de una tercera persona; tercera persona podrá demandar; aceptación expresa o tácita
gente: contrato en favor de otro; estipulación en favor de tercero; contrato a favor de mi hijo; beneficiario del contrato; exigir contrato de otros
law: third party beneficiary; stipulation for a third party
people: contract for someone else's benefit
donde: Código Civil art. 1449

[civil-promise-of-another]
ley: se compromete a que por una tercera persona; no contraerá obligación alguna; legítimo representante
gente: prometer que otro hará; promesa de hecho ajeno; prometió que su hermano firmaría; comprometer a otro; hecho de un tercero
law: promise of another's act
people: promised someone else would do it
donde: Código Civil art. 1450

[civil-consent-defects]
ley: vicios de que puede adolecer el consentimiento; error, fuerza y dolo
gente: vicios del consentimiento; vicios de la voluntad; firmé engañado; me arrepentí de firmar; firmé sin saber; firmé sin leer; me hicieron firmar
law: defects of consent; mistake, duress and fraud
people: tricked into signing; signed without reading
donde: Código Civil art. 1451

[civil-error-of-law]
ley: error sobre un punto de derecho; error de derecho; punto de derecho
gente: error de derecho; me equivoqué sobre la ley; pensé que la ley decía otra cosa; creí que era obligación legal
law: error of law; mistake of law
people: wrong about the law
donde: Código Civil art. 1452, 2297

[civil-error-of-fact]
ley: error de hecho; identidad de la cosa específica; sustancia o calidad esencial; especie de acto o contrato
gente: me equivoqué al comprar; compré otra cosa; error al contratar; pensé que era arriendo y era venta; error esencial; error sustancial; creí que era de oro; equivocación en el contrato; error obstáculo
law: error of fact; mistake of fact; essential quality
people: bought the wrong thing by mistake; thought it was something else
donde: Código Civil art. 1453, 1454

[civil-error-of-person]
ley: error acerca de la persona; causa principal del contrato; erradamente se ha contratado
gente: contraté con otra persona; me equivoqué de persona; error en la persona; se hizo pasar por otro; no era quien decía ser; suplantó
law: mistake as to the person
people: wrong person; pretended to be someone else
donde: Código Civil art. 1455

[civil-duress]
ley: fuerza no vicia el consentimiento; impresión fuerte; justo temor; temor reverencial
gente: me obligaron a firmar; firmé bajo amenaza; firmó presionado; firmar con miedo; me amenazaron para firmar; firmé a la fuerza; extorsión; temor reverencial
law: duress; coercion; reverential fear
people: forced to sign; signed under threat; pressured to sign
donde: Código Civil art. 1456, 1457

[civil-fraud-in-contract]
ley: dolo no vicia el consentimiento; obra de una de las partes; no hubieran contratado; dolo no se presume
gente: me engañaron en el contrato; me mintió el vendedor; me estafaron al vender; me metieron el dedo; caí en un engaño; me cuentearon; ocultó información al vender; probar el engaño; me vendieron con mentiras; me vendieron la pomada
law: fraud; fraudulent inducement; deceit
people: tricked me; lied to make me sign; conned
donde: Código Civil art. 1458, 1459

[civil-waiver-of-fraud]
ley: condonación del dolo futuro no vale; razón de una cuenta aprobada; dolo futuro
gente: renunciar a reclamar engaño; perdonar el dolo futuro; cláusula que libera del dolo; eximir de culpa grave; cláusula de irresponsabilidad; condonar el dolo
law: waiver of future fraud
people: clause that excuses fraud
donde: Código Civil art. 1465

[civil-object]
ley: determinadas, a lo menos, en cuanto a su género; se esperan que existan; físicamente imposible; objeto una o más cosas
gente: objeto del contrato; sobre qué puede recaer un contrato; vender algo que no existe aún; cosa futura; cantidad indeterminada; contrato imposible de cumplir; objeto determinado
law: object of the contract; determinable object; future things
people: contract about something impossible
donde: Código Civil art. 1460, 1461

[civil-unlawful-object]
ley: objeto ilícito; contraviene al derecho público chileno; cosas embargadas por decreto judicial; no están en el comercio; especies cuya propiedad se litiga
gente: objeto ilícito; vender algo embargado; vendió auto embargado; vender casa embargada; vender casa en juicio; vender cosa robada; venta prohibida; medida precautoria y venta; qué no se puede vender
law: unlawful object; attached property; property in litigation
people: sell seized property; sell something under lawsuit
donde: Código Civil art. 1462, 1464, 1466

[civil-future-inheritance-pact]
ley: derecho de suceder por causa de muerte; persona viva; no puede ser objeto de una donación; cuarta de mejoras
gente: vender la herencia de mis papás vivos; pacto sobre herencia futura; heredar en vida; renunciar herencia de alguien vivo; vender herencia antes de que muera; pacto de sucesión futura
law: pact on future succession
people: sell my inheritance before parents die
donde: Código Civil art. 1463, 1204

[civil-cause]
ley: causa real y lícita; motivo que induce al acto; pura liberalidad; causa ilícita
gente: qué es la causa; causa ilícita; contrato sin causa; causa inmoral; falta de causa; motivo del contrato ilegal; pagar por un crimen
law: cause; consideration; unlawful cause
people: contract without a reason; illegal reason
donde: Código Civil art. 1467

[civil-unlawful-payment-no-return]
ley: objeto o causa ilícita a sabiendas; no podrá repetirse
gente: recuperar plata de negocio ilegal; pagué por algo ilegal; devolver lo pagado por ilícito; pagué una coima y quiero la plata
law: no restitution of unlawful payments; in pari delicto
people: get money back from an illegal deal
donde: Código Civil art. 1468

[civil-natural-obligations]
ley: meramente naturales; naturalmente obligado; obligación puramente natural; autorizan para retener
gente: obligación natural; pagué una deuda prescrita; devuelven lo pagado de deuda prescrita; deuda de honor; obligaciones naturales y civiles
law: natural obligations; civil obligations
people: paid a time-barred debt; moral debt
donde: Código Civil art. 1470, 1471, 2296

[civil-conditional-obligation]
ley: obligación condicional; acontecimiento futuro que puede suceder o no; condición positiva; condición es positiva o negativa
gente: obligación condicional; contrato sujeto a condición; si pasa esto pago; depende de que ocurra algo; qué es una condición; condición en el contrato
law: conditional obligation; condition
people: contract depends on an event; only if something happens
donde: Código Civil art. 1473-1475

[civil-potestative-condition]
ley: condición potestativa; mera voluntad de la persona que se obliga
gente: pago si quiero; condición meramente potestativa; depende sólo del deudor; condición casual; condición mixta
law: potestative condition
people: pay if I want; depends only on debtor
donde: Código Civil art. 1477, 1478

[civil-suspensive-condition]
ley: condición suspensiva; condición se llama suspensiva; suspende la adquisición de un derecho; verificada la condición totalmente
gente: condición suspensiva; condición resolutoria ordinaria; diferencia suspensiva y resolutoria; hasta que se cumpla la condición; compra sujeta a crédito; si aprueban el crédito
law: suspensive condition; condition precedent; resolutory condition
people: until the condition is met; subject to loan approval
donde: Código Civil art. 1479, 1480, 1485

[civil-failed-condition]
ley: fallado la condición; se tendrá por fallida; condición suspensiva es o se hace imposible; disposiciones testamentarias
gente: la condición no se cumplió; condición imposible; no se dio la condición; falló la condición; ya no se puede cumplir la condición
law: failed condition; impossible condition
people: condition never happened
donde: Código Civil art. 1480-1482

[civil-fulfil-condition]
ley: condiciones deben cumplirse literalmente; condición debe ser cumplida; forma convenida
gente: impidió que se cumpliera la condición; hizo trampa con la condición; cómo se cumple la condición; cumplimiento ficto
law: fulfilment of the condition; prevention of the condition
people: he stopped the condition from happening
donde: Código Civil art. 1483, 1484, 1481

[civil-pending-condition-loss]
ley: antes del cumplimiento de la condición; perece sin culpa del deudor; aumentos o mejoras
gente: se destruyó antes de cumplirse la condición; la cosa se dañó mientras esperaba; quién soporta el daño antes de la condición
law: risk while the condition is pending
people: thing destroyed before condition
donde: Código Civil art. 1486

[civil-resolutory-effects]
ley: cumplida la condición resolutoria; restituirse lo que se hubiere recibido; no se deberán los frutos percibidos
gente: qué se devuelve al resolver; efectos de la resolución; devolver lo recibido; devolver los frutos; restituir al resolverse
law: effects of resolution; restitution
people: what must be returned when contract is undone
donde: Código Civil art. 1487, 1488

[civil-tacit-resolution]
ley: condición resolutoria; no cumplirse por uno de los contratantes lo pactado; resolución o el cumplimiento del contrato
gente: no cumplió el contrato; no cumple lo acordado; demandar por incumplimiento; dejar sin efecto por incumplimiento; romper el contrato; resolución del contrato; cumplimiento forzado; condición resolutoria tácita; me fallaron con el contrato; faltó a lo pactado; exigir que cumpla
law: termination for breach; resolution; specific performance; breach of contract
people: broke the contract; did not comply; cancel for breach
donde: Código Civil art. 1489

[civil-resolution-third-parties]
ley: terceros poseedores de buena fe; condición constaba en el título respectivo; no podrá resolverse la enajenación
gente: vendió a otro lo que me debía; resolución contra terceros; comprador de buena fe; lo vendió antes de pagar; recuperar de un tercero; ya lo vendió a otra persona
law: third parties in good faith; effects against third parties
people: he already sold it to someone else
donde: Código Civil art. 1490, 1491

[civil-term]
ley: época que se fija para el cumplimiento; expreso o tácito; indispensable para cumplirlo
gente: no se fijó plazo; obligación sin plazo; plazo tácito; no pusieron fecha; sin fecha de pago; juez puede fijar plazo
law: term; time for performance
people: no date set; when must I perform
donde: Código Civil art. 1494

[civil-early-payment-term]
ley: antes de cumplirse el plazo; no está sujeto a restitución; deudor puede renunciar el plazo
gente: pagué antes de tiempo; pago anticipado; pagar antes; adelantar el pago; renunciar al plazo; prepagar
law: early payment; waiver of term
people: paid early; pay before due date
donde: Código Civil art. 1495, 1497

[civil-acceleration]
ley: antes de expirar el plazo; notoria insolvencia; disminuido considerablemente de valor; beneficio del plazo
gente: cobrar antes del plazo; caducidad del plazo; aceleración; cláusula de aceleración; me cobran todo de una; deuda completa por atraso; vencieron todas las cuotas; hacer exigible el total
law: acceleration; loss of the benefit of the term
people: whole debt due now; they demand everything at once
donde: Código Civil art. 1496

[civil-alternative-obligation]
ley: obligación alternativa; cosas que alternativamente; elección es del deudor; obligación facultativa; alternativamente prometidas
gente: obligación alternativa; elegir entre dos cosas; entregar una cosa u otra; puede pagar con otra cosa; quién elige; obligación facultativa
law: alternative obligation; facultative obligation
people: one thing or the other; who chooses
donde: Código Civil art. 1499-1507

[civil-generic-obligation]
ley: obligaciones de género; calidad a lo menos mediana; pérdida de algunas cosas del género
gente: obligación de género; debe cosas genéricas; cien sacos de trigo; entregó de mala calidad; el género no perece; qué calidad debe entregar
law: generic obligation; medium quality
people: goods of what quality must be delivered
donde: Código Civil art. 1508-1510

[civil-joint-simple]
ley: obligado solamente a su parte o cuota; no es solidaria ni indivisible; parte o cuota en la deuda
gente: mancomunada; simplemente conjunta; pagar sólo mi parte; varios deudores cada uno su parte; debo toda la deuda o la mitad; debemos entre dos
law: joint obligation; several liability
people: pay only my share; several debtors
donde: Código Civil art. 1511, 1526

[civil-solidarity]
ley: solidaria o insólidum; solidaridad debe ser expresamente declarada; deudores solidarios; debe solidariamente
gente: deuda solidaria; codeudor solidario; me cobran a mí todo; solidaridad; me pueden cobrar el total; cobrar a cualquiera; firmé como codeudor; responsables solidarios
law: joint and several liability; solidary debtors
people: they can charge me for everything; co-debtor
donde: Código Civil art. 1511, 1512, 1514, 1515

[civil-active-solidarity]
ley: acreedores solidarios; hacer el pago a cualquiera de los acreedores
gente: a cuál acreedor le pago; varios acreedores; dos cobran la misma deuda; pagarle a cualquiera de ellos; solidaridad activa
law: solidary creditors
people: which creditor do I pay
donde: Código Civil art. 1513

[civil-solidarity-waiver]
ley: renunciar expresa o tácitamente la solidaridad; condona la deuda; deudores solidarios
gente: renunciar a la solidaridad; perdonar a un codeudor; liberó a uno de los deudores; acreedor perdonó a mi hermano
law: waiver of solidarity; release of one debtor
people: creditor forgave one of us
donde: Código Civil art. 1516-1518

[civil-solidary-defences]
ley: deudor solidario demandado; excepciones que resulten de la naturaleza de la obligación; personales suyas
gente: defensas del codeudor; qué puede alegar el codeudor; excepciones reales y personales; excepciones del deudor solidario
law: defences of a solidary debtor
people: what can the co-debtor argue
donde: Código Civil art. 1520

[civil-solidary-contribution]
ley: deudor solidario que ha pagado la deuda; subrogado en la acción del acreedor; cuota del insolvente
gente: pagué toda la deuda de los dos; cobrarle al otro deudor; pagué y el otro no pone su parte; codeudor pagó; recuperar lo que pagué por el otro; mi parte de la deuda
law: contribution among co-debtors; subrogation
people: I paid it all, get share from co-debtor
donde: Código Civil art. 1522

[civil-solidary-heirs]
ley: herederos de cada uno de los deudores solidarios; porción hereditaria
gente: murió el codeudor; herederos del codeudor; deuda solidaria y herederos; se murió el deudor solidario
law: heirs of solidary debtors
people: co-debtor died
donde: Código Civil art. 1523

[civil-indivisible-obligation]
ley: divisible o indivisible; obligación indivisible; cosa susceptible de división; contraído unidamente; carácter de indivisible
gente: obligación indivisible; deuda que no se puede dividir; obligación divisible; indivisibilidad de pago; pagar entero y no por partes
law: indivisible obligation; divisible obligation
people: debt that cannot be split
donde: Código Civil art. 1524-1529, 1531

[civil-penalty-clause]
ley: cláusula penal; se sujeta a una pena; exigir la pena; incurre en la pena
gente: cláusula penal; multa del contrato; multa por incumplir; multa por atraso en contrato; pena convencional; me cobran la multa; multa por salirme; evaluación anticipada de perjuicios; avaluación convencional
law: penalty clause; liquidated damages
people: fine in the contract; penalty for breaking contract
donde: Código Civil art. 1535, 1538, 1542

[civil-penalty-and-main]
ley: obligación principal o la pena; pena por el simple retardo; pena y la indemnización de perjuicios
gente: cobrar multa y además que cumpla; acumular pena y perjuicios; multa y cumplimiento a la vez; pedir multa e indemnización
law: cumulation of penalty and performance
people: can they charge the penalty and also sue
donde: Código Civil art. 1537, 1543

[civil-penalty-reduction]
ley: exceda al duplo de la primera; rebaje proporcionalmente la pena; rebajar la pena; pareciere enorme
gente: multa excesiva; multa muy alta; multa abusiva contrato; rebajar la multa; bajar la multa del contrato; cláusula penal enorme; cumplí una parte y cobran toda la multa
law: excessive penalty; reduction of the penalty
people: penalty too high; lower the penalty
donde: Código Civil art. 1539, 1544

[civil-pacta-sunt-servanda]
ley: contrato legalmente celebrado; ley para los contratantes; consentimiento mutuo o por causas legales
gente: fuerza obligatoria del contrato; contrato es ley para las partes; cambiar el contrato unilateralmente; echarse atrás en el contrato; arrepentirse del contrato; retractarse del contrato; puedo salirme del contrato; me cambiaron las condiciones; modificar el contrato sin mi permiso
law: binding force of contract; pacta sunt servanda
people: can they change the contract alone; back out of contract
donde: Código Civil art. 1545

[civil-good-faith]
ley: ejecutarse de buena fe; emanan precisamente de la naturaleza de la obligación; por la ley o la costumbre pertenecen a ella
gente: buena fe contractual; mala fe en el contrato; obrar de mala fe; actuó de mala fe; buena fe al cumplir; obligaciones implícitas; no está escrito pero se debe
law: good faith performance
people: acted in bad faith; implied duties
donde: Código Civil art. 1546

[civil-culpa-in-contracts]
ley: responsable sino de la culpa lata; prueba de la diligencia o cuidado; beneficio recíproco de las partes; responsable de la leve
gente: de qué culpa responde; quién prueba la diligencia; presunción de culpa contractual; probar que fui cuidadoso; responsabilidad del deudor; carga de la prueba de la culpa
law: contractual fault; burden of proving diligence
people: how careful must the debtor be; who proves care
donde: Código Civil art. 1547

[civil-duty-to-deliver]
ley: obligación de dar; obligación de conservar la cosa; conservarlo hasta la entrega; debido cuidado
gente: obligación de dar; no me entrega la cosa; cuidar hasta la entrega; guardar la cosa antes de entregar; se dañó antes de entregar
law: obligation to give; duty of care until delivery
people: did not hand it over; take care until delivery
donde: Código Civil art. 1548, 1549

[civil-risk]
ley: riesgo del cuerpo cierto; siempre a cargo del acreedor; pertenece al comprador
gente: teoría de los riesgos; quién asume la pérdida; se quemó antes de entregarla; se destruyó el auto antes de entregarlo; quién corre con el riesgo; se perdió antes de la entrega
law: risk of loss
people: who bears the loss; destroyed before delivery
donde: Código Civil art. 1550, 1820

[civil-mora-debtor]
ley: deudor está en mora; dentro del término estipulado; judicialmente reconvenido; constituirle en mora
gente: mora; atraso en el pago; está atrasado; moroso; no pagó a tiempo; constituir en mora; se atrasó en la entrega; requerir al deudor; interpelar
law: default; delay; debtor in default
people: late payment; overdue; missed the deadline
donde: Código Civil art. 1551

[civil-mora-purges-mora]
ley: ninguno de los contratantes está en mora; no lo cumple por su parte; no se allana a cumplirlo
gente: excepción de contrato no cumplido; la mora purga la mora; no pago porque él no cumplió; los dos incumplimos; el otro tampoco cumplió; dejar de pagar si no cumple; no le pago hasta que termine
law: exception of non-performance; exceptio non adimpleti contractus
people: I will not pay until he performs; both in breach
donde: Código Civil art. 1552

[civil-obligation-to-do]
ley: obligación es de hacer; se apremie al deudor; ejecutar por un tercero a expensas del deudor
gente: no hizo el trabajo; maestro no terminó la pega; obligación de hacer; que lo haga otro y pague él; dejó el trabajo botado; no terminó la obra
law: obligation to do; performance by a third party at debtor's expense
people: did not do the job; have someone else do it
donde: Código Civil art. 1553

[civil-promise-contract]
ley: promesa de celebrar un contrato; plazo o condición que fije la época; promesa conste por escrito
gente: promesa de compraventa; promesa de venta; compromiso de compra; firmé una promesa; se arrepintió de vender después de la promesa; no quiere firmar la compraventa; requisitos de la promesa; cierre de negocio; reserva de departamento; perdí el pie; devolver el pie
law: promise to sell; promise to contract; preliminary agreement
people: promise of sale; seller backed out; preliminary contract; down payment back
donde: Código Civil art. 1554

[civil-obligation-not-to-do]
ley: obligación de no hacer; deshacerse lo hecho; destrucción de la cosa hecha
gente: obligación de no hacer; hizo lo que prometió no hacer; construyó estando prohibido; no debía hacerlo; destruir lo hecho; prometió no competir
law: obligation not to do; undo what was done
people: did what he promised not to do
donde: Código Civil art. 1555

[civil-damages]
ley: indemnización de perjuicios; daño emergente y lucro cesante; cumplido imperfectamente; retardado el cumplimiento
gente: indemnización por incumplimiento; daños y perjuicios; demandar por daños del contrato; perdí ganancias; lucro cesante; daño emergente; lo que dejé de ganar; compensación por no cumplir; plata por los perjuicios
law: damages; actual loss; lost profits
people: sue for damages; lost earnings; money for the harm
donde: Código Civil art. 1556, 1557

[civil-foreseeable-damages]
ley: perjuicios que se previeron o pudieron preverse; consecuencia inmediata o directa; imputar dolo al deudor
gente: perjuicios previstos; daños imprevistos; hasta dónde responde; agravante del dolo; perjuicios directos; perjuicios indirectos; daño indirecto
law: foreseeable damages; direct damages
people: unforeseen damage; how far does he answer
donde: Código Civil art. 1558

[civil-money-debt-interest]
ley: pagar una cantidad de dinero; interés legal; intereses convencionales; intereses atrasados no producen interés
gente: intereses por atraso; interés moratorio; intereses por mora; interés sobre interés; anatocismo; me cobran interés por no pagar; cuánto interés por deuda atrasada
law: default interest; moratory interest; compound interest
people: interest for paying late; interest on interest
donde: Código Civil art. 1559

[civil-contract-interpretation-intent]
ley: intención de los contratantes; literal de las palabras; términos de un contrato; materia sobre que se ha contratado
gente: interpretar un contrato; el contrato dice una cosa pero quisimos otra; vale lo escrito o la intención; contrato mal redactado; reglas de interpretación contractual
law: intention of the parties; contract interpretation
people: what did we really mean; contract wording
donde: Código Civil art. 1560, 1561, 1565

[civil-contract-interpretation-rules]
ley: sentido en que una cláusula puede producir algún efecto; se interpretarán unas por otras; cláusulas de uso común; aplicación práctica
gente: cláusulas contradictorias; interpretar cláusula por otra; cómo han aplicado el contrato; cláusula inútil; cláusula confusa
law: useful effect; clauses read together; course of performance
people: clauses contradict; confusing clause
donde: Código Civil art. 1562-1564

[civil-ambiguous-clauses]
ley: cláusulas ambiguas; a favor del deudor; dictadas por una de las partes; falta de una explicación
gente: cláusula ambigua; letra chica; duda en el contrato; contrato de adhesión; contra el que redactó; a favor de quién la duda; contra proferentem
law: ambiguous clauses; contra proferentem
people: fine print; who benefits from the doubt
donde: Código Civil art. 1566

[civil-extinction-modes]
ley: obligaciones se extinguen; consienten en darla por nula; disponer libremente de lo suyo; solución o pago efectivo
gente: modos de extinguir obligaciones; resciliación; mutuo acuerdo para terminar; dejar sin efecto el contrato de común acuerdo; cómo se termina una deuda; extinguir la obligación; mutuo disenso
law: extinction of obligations; mutual rescission
people: end a contract by agreement; how debts end
donde: Código Civil art. 1567

[civil-payment]
ley: pago efectivo; prestación de lo que se debe; conformidad al tenor de la obligación
gente: pagar con otra cosa; obligado a recibir otra cosa; quiere pagarme con otra cosa; qué es el pago; cómo se paga una deuda; dación en pago; me quiere pagar en especies
law: payment; performance; payment in kind
people: pay with something else; must I accept something else
donde: Código Civil art. 1568, 1569

[civil-receipts-presumption]
ley: carta de pago de tres períodos; pagos periódicos; pagos de los anteriores períodos
gente: tengo los últimos tres recibos; comprobante de pago; recibos de pago; perdí los recibos; probar que pagué cuotas; tres boletas seguidas; me cobran meses ya pagados
law: receipt; presumption of payment
people: I have the last three receipts; prove I paid
donde: Código Civil art. 1570

[civil-payment-by-third-party]
ley: pagar por el deudor cualquiera persona; sin el conocimiento del deudor; contra la voluntad del deudor; reembolse lo pagado
gente: pagué la deuda de otro; pagar por otro; pagué la deuda de mi hermano; recuperar lo que pagué por él; alguien pagó mi deuda; un tercero paga; pagar deuda ajena
law: payment by a third party; reimbursement
people: I paid someone else's debt; pay for another
donde: Código Civil art. 1572-1574

[civil-payment-to-whom]
ley: para que el pago sea válido; pago hecho a una persona diversa; posesión del crédito; diputado para el cobro
gente: a quién le pago; pagué a la persona equivocada; pago mal hecho; pagar al acreedor; le pagué al hijo; pago a quien no correspondía
law: payment to the creditor; apparent creditor
people: paid the wrong person; who do I pay
donde: Código Civil art. 1576, 1577, 1581

[civil-payment-void]
ley: pago hecho al acreedor es nulo; se ha embargado la deuda; retener el pago
gente: retención del pago; pagué con deuda embargada; orden de retener el pago; embargaron lo que debo; pago nulo al acreedor
law: void payment; attached debt; garnishment
people: told not to pay by the court
donde: Código Civil art. 1578

[civil-payment-place-costs]
ley: lugar designado por la convención; lugar para el pago; domicilio del deudor; mudado de domicilio; gastos que ocasionare el pago
gente: dónde se paga; lugar del pago; dónde tengo que pagar; ir a pagar a su casa; se cambió de casa el acreedor; dónde entregar la cosa; quién paga los gastos del pago
law: place of payment; expenses of payment
people: where do I pay
donde: Código Civil art. 1587-1589, 1571

[civil-payment-whole]
ley: reciba por partes lo que se le deba; deudor no puede obligar al acreedor; pagar a plazos; controversia sobre la cantidad de la deuda
gente: pagar en cuotas; pago parcial; abonar a la deuda; obligado a recibir un abono; no acepta abonos; pagar por partes; no me acepta cuotas; pagar de a poco
law: partial payment; payment in full; instalments
people: pay in instalments; must he accept part payment
donde: Código Civil art. 1591-1593

[civil-payment-imputation]
ley: se imputará primeramente a los intereses; imputar el pago; diferentes deudas
gente: imputación del pago; a qué deuda se abona; abono va a intereses; pagué y lo cargaron a intereses; primero los intereses; varias deudas con el mismo
law: imputation of payment; application of payments
people: which debt does my payment cover; interest first
donde: Código Civil art. 1595-1597

[civil-consignation]
ley: consignación; repugnancia o no comparecencia del acreedor; consentimiento del acreedor; depósito de la cosa que se debe; recibir la cosa ofrecida
gente: no me quiere recibir el pago; no quiere recibir la plata; se niega a recibir; pago por consignación; dejar el pago en tesorería; depositar en el tribunal; acreedor no aparece; no acepta el pago; no me reciben el pago
law: payment into court; consignation; tender
people: he refuses my payment; deposit payment in court
donde: Código Civil art. 1598, 1599, 1601

[civil-tender-offer]
ley: consignación debe ser precedida de oferta; oferta sea válida; recibir la cosa ofrecida; domicilio en el lugar; minuta
gente: oferta de pago; cómo consignar; oferta con notario; tesorería comunal; pasos para pagar por consignación; requisitos de la oferta
law: tender of payment; offer
people: how to tender payment
donde: Código Civil art. 1600-1602

[civil-consignation-effects]
ley: consignación suficiente; hecha la consignación; suficiencia del pago; retirarse la consignación; oferta y consignación válidas; consignación no haya sido aceptada
gente: efectos de la consignación; retirar la plata consignada; pago suficiente; arrepentirse de consignar; quién paga los gastos de la consignación
law: effects of consignation
people: take back the deposit in court
donde: Código Civil art. 1603-1607

[civil-subrogation]
ley: subrogación; transmisión de los derechos del acreedor a un tercero; subroga un tercero
gente: subrogación; pagué y ocupo el lugar del acreedor; quedarme con la hipoteca del acreedor; derechos del que paga; el seguro pagó y cobra
law: subrogation
people: step into the creditor's shoes
donde: Código Civil art. 1608-1612

[civil-assignment-of-goods-to-creditors]
ley: cesión de bienes; abandono voluntario; accidentes inevitables; aceptar la cesión; obtener la cesión; cesión comprenderá todos los bienes
gente: entregar todo a los acreedores; no puedo pagar mis deudas; entregar mis bienes para pagar; ceder mis bienes a los acreedores
law: assignment of property to creditors
people: give everything to my creditors
donde: Código Civil art. 1614-1619

[civil-unattachable-property]
ley: no son embargables; lecho del deudor; ropa necesaria; artículos de alimento y combustible
gente: qué no se puede embargar; inembargables; me pueden embargar la tele; embargar la cama; embargar el refrigerador; bienes que no embargan; herramientas de trabajo embargadas; embargar el sueldo
law: exempt property; property exempt from attachment
people: what cannot be seized; can they take my bed
donde: Código Civil art. 1618

[civil-beneficio-competencia]
ley: beneficio de competencia; conceder este beneficio; lo que buenamente puedan; modesta subsistencia
gente: beneficio de competencia; pagar sólo lo que puedo; pagar lo que me alcance para vivir; deudor de buena fe caído en pobreza; deuda con mi papá y no puedo pagar
law: benefit of competence
people: pay only what I can afford; keep enough to live
donde: Código Civil art. 1625-1627

[civil-novation]
ley: novación; substitución de una nueva obligación a otra anterior; substitución de un nuevo deudor
gente: novación; cambiar una deuda por otra; renegociar la deuda; repactación; cambiar de deudor; otro asume mi deuda; reemplazar la deuda; delegación de deuda
law: novation; substitution of debtor
people: swap one debt for another; refinance; someone takes over my debt
donde: Código Civil art. 1628, 1631, 1634, 1635

[civil-novation-securities]
ley: novación liberta a los codeudores; prendas e hipotecas; privilegios de la primera deuda; haga la novación; novación se opera
gente: qué pasa con la hipoteca al novar; garantías al repactar; aval y renegociación; sigue el aval si repactan; codeudor y renegociación
law: effect of novation on securities
people: does guarantee survive refinancing
donde: Código Civil art. 1640-1645

[civil-extension-of-term]
ley: mera ampliación del plazo; no constituye novación; responsabilidad de los fiadores; mera reducción del plazo
gente: prórroga de la deuda; me dieron más plazo; ampliar el plazo de la deuda; alargaron el plazo; aval si dan más plazo; extender el plazo para pagar
law: extension of the term
people: extended the due date; more time to pay
donde: Código Civil art. 1649, 1650

[civil-remission]
ley: remisión o condonación; mera liberalidad; remisión tácita
gente: perdonar la deuda; condonar la deuda; condonación; rompió el pagaré; me devolvió el pagaré; perdonó lo que debo
law: release; forgiveness of debt; remission
people: forgave the debt; debt forgiveness
donde: Código Civil art. 1652-1654

[civil-compensation]
ley: compensación; deudoras una de otra; recíprocamente deudoras; deudas sean líquidas
gente: compensar deudas; me debe y le debo; descontar lo que me debe; deudas cruzadas; una deuda por otra; restar lo que me debe
law: set-off; compensation
people: we owe each other; deduct what he owes me
donde: Código Civil art. 1655-1657, 1660

[civil-compensation-exceptions]
ley: no puede oponerse compensación; demanda de restitución; alimentos no embargables; derechos de tercero
gente: cuándo no se puede compensar; compensar con pensión de alimentos; descontar de los alimentos; quedarse con la cosa por lo que me debe
law: exceptions to set-off
people: can I deduct from child support
donde: Código Civil art. 1661, 1662

[civil-confusion]
ley: confusión; calidades de acreedor y deudor; concurso de las dos calidades; se confunden
gente: confusión de obligaciones; heredé la deuda que debía; soy deudor y acreedor; le debía a mi papá y murió; el acreedor es heredero del deudor
law: confusion; merger of debtor and creditor
people: I inherited the debt I owed
donde: Código Civil art. 1665-1669

[civil-loss-of-thing]
ley: cuerpo cierto que se debe perece; cosa perece en poder del deudor; cuerpo cierto perece por culpa; probar el caso fortuito
gente: se perdió lo que debía entregar; se destruyó la cosa debida; se perdió la cosa prestada; se rompió lo que debía; le robaron lo que debía devolver; imposibilidad de cumplir
law: loss of the thing due; impossibility
people: the thing was lost; cannot deliver because destroyed
donde: Código Civil art. 1670-1672, 1674

[civil-stolen-thing-lost]
ley: hurtado o robado un cuerpo cierto; reaparece la cosa perdida; cosa ha perecido
gente: el ladrón perdió la cosa; reapareció lo perdido; apareció la cosa perdida; ladrón responde por lo robado
law: thief cannot plead loss; reappearance of the thing
people: lost thing turned up
donde: Código Civil art. 1675, 1676

[civil-responsible-for-others-in-contract]
ley: personas por quienes fuere responsable; hecho o culpa del deudor
gente: responde por sus empleados en el contrato; culpa del subcontratista; el trabajador del maestro rompió; culpa del dependiente
law: liability for auxiliaries
people: his worker broke it
donde: Código Civil art. 1679, 1590

[civil-nullity]
ley: es nulo todo acto o contrato; falta alguno de los requisitos; nulidad puede ser absoluta o relativa
gente: anular un contrato; nulidad del contrato; contrato nulo; invalidar contrato; demandar la nulidad; se puede anular la venta; contrato no vale
law: nullity; void contract
people: cancel a contract; contract not valid
donde: Código Civil art. 1681

[civil-absolute-nullity]
ley: nulidad absoluta; objeto o causa ilícita; personas absolutamente incapaces; omisión de algún requisito o formalidad
gente: nulidad absoluta; causales de nulidad absoluta; quién pide la nulidad absoluta; diez años nulidad; juez declara nulidad de oficio; venta sin escritura pública es nula; sanear nulidad absoluta
law: absolute nullity; void ab initio
people: who can ask for nullity; contract void from start
donde: Código Civil art. 1682, 1683

[civil-relative-nullity]
ley: nulidad relativa; rescisión del acto o contrato; pedimento de parte; en cuyo beneficio la han establecido
gente: nulidad relativa; rescindir; rescisión; quién puede pedir la nulidad relativa; acto rescindible; anulable
law: relative nullity; rescission; voidable
people: who can rescind; undo the contract
donde: Código Civil art. 1682, 1684

[civil-rescission-deadline]
ley: plazo para pedir la rescisión; rescisión durará cuatro años; cuadrienio
gente: plazo para anular; cuánto tiempo tengo para anular un contrato; prescribe la nulidad; hasta cuándo puedo pedir rescisión; años para pedir nulidad
law: four-year limitation for rescission
people: how long to annul a contract
donde: Código Civil art. 1691, 1692

[civil-incapable-fraud]
ley: de parte del incapaz ha habido dolo; aserción de mayor edad; habilitará al incapaz
gente: menor mintió su edad; dijo que era mayor de edad; menor se hizo pasar por mayor; adolescente firmó diciendo 18
law: fraud of an incapable; minor lied about age
people: minor lied about age
donde: Código Civil art. 1685

[civil-nullity-effects]
ley: nulidad pronunciada en sentencia; restituidas al mismo estado; se declara nulo el contrato; nulidad declarada a favor
gente: efectos de la nulidad; devolver lo pagado si es nulo; qué pasa cuando se anula; restituciones mutuas; me devuelven la plata si anulan
law: effects of nullity; mutual restitution
people: what happens after annulment; get back what I paid
donde: Código Civil art. 1687, 1688, 1690

[civil-nullity-third-parties]
ley: nulidad judicialmente pronunciada; acción reivindicatoria contra terceros poseedores
gente: anularon la venta y lo tiene otro; nulidad contra terceros; recuperar la casa del tercero; compré y anularon la venta anterior
law: nullity against third-party possessors
people: third buyer after annulment
donde: Código Civil art. 1689

[civil-ratification]
ley: ratificación necesaria para sanear la nulidad; ratificación expresa; ratificación tácita; ejecución voluntaria
gente: ratificar el contrato; confirmar un contrato nulo; sanear la nulidad; aceptó después; siguió pagando después de saber; convalidar
law: ratification; confirmation
people: accepted it afterwards; cure the defect
donde: Código Civil art. 1693-1697

[civil-burden-of-proof]
ley: incumbe probar las obligaciones; pruebas consisten; instrumentos públicos o privados; confesión de parte
gente: carga de la prueba; quién tiene que probar; onus probandi; probar la deuda; probar que me debe; tengo que probar que pagué; medios de prueba; cómo pruebo
law: burden of proof; means of evidence
people: who has to prove; prove he owes me
donde: Código Civil art. 1698

[civil-public-instrument]
ley: instrumento público o auténtico; instrumento público hace plena fe; escritura pública; competente funcionario
gente: escritura pública; documento notarial; instrumento público; valor de la escritura; escritura ante notario; hacer escritura; qué prueba una escritura
law: public instrument; public deed; notarial deed
people: notary document; public deed value
donde: Código Civil art. 1699, 1700

[civil-missing-public-deed]
ley: falta de instrumento público; no puede suplirse por otra prueba; se reducirán a instrumento público
gente: sin escritura pública; vendió sin escritura; compré casa sin escritura; papel simple por la casa; no hicimos escritura; compré con un papel firmado; contrato simple de venta de terreno
law: lack of public instrument; formality required
people: bought house without a deed; no notary deed
donde: Código Civil art. 1701

[civil-private-instrument]
ley: instrumento privado; reconocido por la parte a quien se opone; asientos, registros y papeles domésticos; nota escrita o firmada por el acreedor
gente: papel firmado; documento privado; contrato simple firmado; firma sin notario; vale sin notario; papel escrito a mano; cuaderno de deudas; libreta de fiado
law: private instrument; private document
people: signed paper; document without notary
donde: Código Civil art. 1702, 1704, 1705

[civil-private-instrument-date]
ley: fecha de un instrumento privado; respecto de terceros; copiado en un registro público
gente: fecha cierta; fecha del contrato privado; documento con fecha falsa; antedataron el contrato; fecha frente a terceros; legalizar para dar fecha
law: certain date; date against third parties
people: backdated document
donde: Código Civil art. 1703

[civil-simulation]
ley: escrituras privadas; alterar lo pactado en escritura pública; no producirán efecto contra terceros
gente: contrato simulado; simulación; venta simulada; palo blanco; testaferro; venta falsa; puso la casa a nombre de otro; contraescritura; venta de mentira; documento privado que cambia la escritura; fingió vender
law: simulation; sham contract; counter-deed
people: fake sale; straw man; sham sale
donde: Código Civil art. 1707

[civil-witness-limits]
ley: prueba de testigos; deberán constar por escrito; dos unidades tributarias; principio de prueba por escrito
gente: probar con testigos; sirven los testigos; contrato verbal con testigos; presté plata sin papel; no tengo nada por escrito; sólo tengo testigos; whatsapp como prueba; probar préstamo sin documento
law: witness evidence; written evidence required
people: lent money without paper; only witnesses; chat messages as proof
donde: Código Civil art. 1708-1711

[civil-confession]
ley: confesión que alguno hiciere en juicio; hecho personal; error de hecho
gente: confesión en juicio; reconoció la deuda en juicio; admitió los hechos; absolver posiciones; retractarse de la confesión
law: judicial confession; admission
people: admitted it in court
donde: Código Civil art. 1713

[civil-sale]
ley: compraventa; obliga a dar una cosa; pagarla en dinero; precio consiste parte en dinero
gente: qué es la compraventa; contrato de venta; comprar y vender; definición de compraventa; qué es vender; parte en plata y parte en cosa
law: sale; contract of sale; seller; buyer
people: buy and sell; what is a sale
donde: Código Civil art. 1793, 1794

[civil-sale-between-spouses]
ley: nulo el contrato de compraventa entre cónyuges; no separados judicialmente; sujeto a patria potestad
gente: venderle a mi señora; venta entre esposos; venta entre marido y mujer; vender casa a mi marido; venderle a un hijo menor; compraventa entre cónyuges; traspasar la casa a mi esposa
law: sale between spouses
people: sell to my wife; sell to my husband
donde: Código Civil art. 1796

[civil-sale-prohibited-buyers]
ley: empleado público se prohíbe comprar; tutores y curadores comprar; mandatarios, los síndicos; administradores de establecimientos públicos vender
gente: quién no puede comprar; juez comprar bienes del juicio; abogado compra cosa litigiosa; mandatario se compró la casa; curador compra bienes del pupilo; incapacidades especiales venta
law: prohibited buyers; incapacity to buy
people: who cannot buy; agent bought it himself
donde: Código Civil art. 1797-1800

[civil-sale-form]
ley: venta se reputa perfecta; convenido en la cosa y en el precio; venta de los bienes raíces; venta de otras cosas
gente: vender una casa; comprar una casa requisitos; papeles para vender casa; escritura de compraventa; compraventa de casa; vender terreno; vender el auto sin papeles; venta de palabra; trámites para comprar propiedad
law: perfection of sale; sale of real estate; public deed
people: sell a house; buy a house papers
donde: Código Civil art. 1801, 1802

[civil-earnest-money]
ley: se vende con arras; perdiendo las arras; retractarse; arras como parte del precio
gente: arras; di una seña; dejé un pie y me arrepentí; reserva de compra; me devuelven la reserva; dejé señal; seña por la casa; me arrepentí después de dar seña; pie de la casa
law: earnest money; deposit on sale
people: down payment; lose my deposit if I back out
donde: Código Civil art. 1803-1805

[civil-sale-costs]
ley: costas de la escritura; impuestos fiscales o municipales; a cargo del vendedor
gente: quién paga la escritura; gastos notariales de la venta; gastos de notaría; paga el vendedor o el comprador; costos de la compraventa; impuestos de la venta
law: costs of the deed; taxes on sale
people: who pays notary fees
donde: Código Civil art. 1806

[civil-sale-price]
ley: precio de la venta; determinado por los contratantes; precio al arbitrio de un tercero
gente: quién fija el precio; precio de venta sin definir; precio a fijar después; vender sin precio; el precio lo fija un tasador
law: price; determination of price
people: who sets the price; no price agreed
donde: Código Civil art. 1808, 1809

[civil-sale-things]
ley: pueden venderse todas las cosas; venta de cosas que no existen; se supone existente y no existe; venta de todos los bienes
gente: qué se puede vender; vender cosecha futura; venta en verde; comprar en verde; vender algo que no existe; compra en blanco; vender todo lo que tengo
law: sale of future things; things that may be sold
people: sell a future crop; off-plan purchase
donde: Código Civil art. 1810, 1811, 1813, 1814

[civil-sale-common-property]
ley: cosa es común de dos o más personas proindiviso; vender su cuota; sin el consentimiento de las otras
gente: vender mi parte; vender mi cuota; vender sin permiso de mis hermanos; vender derechos de la casa heredada; hermano vendió su parte; copropietario vendió; vender casa en común
law: sale of an undivided share
people: sell my share; brother sold his part
donde: Código Civil art. 1812

[civil-sale-of-anothers-thing]
ley: venta de cosa ajena; derechos del dueño de la cosa vendida; ratificada después por el dueño; entregada a otro una cosa ajena
gente: vendió algo que no era suyo; venta de cosa ajena; me vendieron un auto que no era de él; vendieron mi casa sin permiso; compré algo robado; vendió lo ajeno; el vendedor no era dueño
law: sale of another's property
people: sold something not his; bought from someone not the owner
donde: Código Civil art. 1815, 1818, 1819

[civil-double-sale]
ley: vende separadamente una misma cosa a dos personas; comprador que haya entrado en posesión; título más antiguo prevalecerá
gente: vendió lo mismo a dos; doble venta; vendió dos veces la casa; vendió el terreno a dos personas; quién se queda con la cosa vendida dos veces
law: double sale
people: sold the same house twice
donde: Código Civil art. 1817

[civil-sale-risk]
ley: pérdida, deterioro o mejora de la especie; peso, cuenta o medida; pertenece al comprador
gente: se dañó después de venderla; quién pierde si se destruye antes de entregar; compré y se quemó antes de recibir; riesgo de la cosa vendida
law: risk in sale
people: damaged after sale before delivery
donde: Código Civil art. 1820-1822

[civil-sale-on-trial]
ley: se vende a prueba; le agrada la cosa
gente: compra a prueba; probar antes de comprar; venta a prueba; comprar y devolver si no gusta
law: sale on trial; sale on approval
people: try before buying
donde: Código Civil art. 1823

[civil-seller-delivery]
ley: obligaciones del vendedor; entrega o tradición; entregar la cosa vendida inmediatamente; entregar lo que reza el contrato
gente: no me entregan lo que compré; el vendedor no entrega; compré y no llega; no me entregó la casa; vendedor no cumple; pagué y no entregan; obligaciones del vendedor
law: delivery; obligations of the seller
people: seller does not deliver; paid and not delivered
donde: Código Civil art. 1824, 1826, 1828

[civil-delivery-costs]
ley: poner la cosa en disposición de entregarla; transportarla después de entregada; mora de recibir
gente: quién paga el flete; costo de despacho; gastos de transporte de lo comprado; comprador no retira; no ha venido a buscar lo que compró
law: delivery costs; buyer's delay in taking delivery
people: who pays shipping; buyer does not pick up
donde: Código Civil art. 1825, 1827

[civil-sale-accessories]
ley: venta de una finca; comprenden naturalmente todos los accesorios; vaca, yegua u otra hembra
gente: qué incluye la casa vendida; se llevó los muebles empotrados; se llevó el calefont; vendió la casa y sacó las lámparas; qué queda en la casa; cría de la vaca vendida
law: accessories; fixtures included in sale
people: what is included with the house; seller took the fixtures
donde: Código Civil art. 1829, 1830

[civil-area-of-land]
ley: con relación a su cabida; especie o cuerpo cierto; cabida real; cabida declarada; como un cuerpo cierto
gente: terreno más chico de lo que decía; faltan metros; me vendieron menos metros; la parcela mide menos; menos hectáreas; metros cuadrados de menos; terreno mide más; superficie distinta a la escritura
law: area; acreage; sale by measure
people: land smaller than stated; missing square metres
donde: Código Civil art. 1831-1833

[civil-eviction-warranty]
ley: evicción; obligación de saneamiento; dominio y posesión pacífica; privado del todo o parte de ella; causa anterior
gente: me quitaron lo que compré; apareció otro dueño; apareció el verdadero dueño; un juez me quitó la casa que compré; compré y la casa era de otro; auto comprado era robado; evicción; saneamiento
law: warranty against eviction; warranty of title
people: real owner took what I bought; lost what I bought in court
donde: Código Civil art. 1837-1839

[civil-eviction-citation]
ley: citar al vendedor; comparezca a defenderla; vendedor comparece; vendedor no opone medio alguno de defensa
gente: citación de evicción; llamar al vendedor al juicio; me demandan por lo que compré; que el vendedor me defienda; avisar al vendedor de la demanda
law: summons of the seller; vouching in
people: sued over what I bought; call the seller to court
donde: Código Civil art. 1843-1845

[civil-eviction-amount]
ley: saneamiento de evicción; restitución del precio; aumento de valor; sanear la evicción; ventas forzadas
gente: qué me devuelve el vendedor por evicción; cuánto me pagan si me quitan la cosa; precio de vuelta; evicción parcial; ventas forzadas evicción
law: amount due for eviction
people: what do I get back if evicted
donde: Código Civil art. 1847, 1849, 1851, 1852

[civil-eviction-waiver-prescription]
ley: se exima al vendedor del saneamiento de evicción; cesará la obligación de sanear; acción de saneamiento por evicción prescribe
gente: plazo para reclamar evicción; renunciar al saneamiento; cláusula sin responsabilidad del vendedor; prescribe la evicción; vendió sin responder
law: waiver of warranty; limitation of eviction claim
people: seller not responsible clause; how long to claim eviction
donde: Código Civil art. 1842, 1846, 1856

[civil-hidden-defects]
ley: vicios redhibitorios; acción redhibitoria; vicios ocultos; existido al tiempo de la venta
gente: me vendieron algo malo; auto con fallas; compré auto usado malo; defecto oculto; vicios ocultos; salió malo; venía malo; vendió con fallas escondidas; casa con humedad oculta; compré casa con goteras; vendedor no me dijo del defecto; auto usado con desperfecto
law: latent defects; redhibitory defects; hidden defects
people: sold me a lemon; hidden fault; used car with problems; defect the seller hid
donde: Código Civil art. 1857, 1858

[civil-hidden-defects-remedies]
ley: rescisión de la venta; rebaja del precio; vendedor conocía los vicios; vicios redhibitorios dan derecho
gente: devolver el auto malo; rebaja del precio por fallas; me devuelve la plata por defecto; sabía del defecto y calló; descuento por falla; qué puedo pedir si salió malo
law: rescission or price reduction; seller aware of defects
people: return the faulty car; lower the price for defects
donde: Código Civil art. 1860, 1861, 1868

[civil-hidden-defects-deadline]
ley: acción redhibitoria durará seis meses; prescrito la acción redhibitoria; rebaja del precio; dieciocho meses
gente: plazo para reclamar por defecto oculto; cuánto tiempo para devolver auto usado; prescripción vicios redhibitorios; hasta cuándo reclamo la falla; plazo para reclamar casa con fallas
law: limitation for hidden defects
people: how long to claim a hidden defect
donde: Código Civil art. 1866, 1867, 1869, 1870

[civil-hidden-defects-waiver]
ley: saneamiento por los vicios ocultos; hacer redhibitorios los vicios; ventas forzadas
gente: vendido en el estado en que se encuentra; vendido tal como se ve; comprado en remate salió malo; compra sin garantía; vendido como está
law: as-is sale; waiver of hidden defects warranty
people: sold as is; bought at auction faulty
donde: Código Civil art. 1859, 1863, 1865

[civil-buyer-pays-price]
ley: obligación del comprador es la de pagar el precio; precio deberá pagarse; depositar el precio
gente: dónde se paga el precio; cuándo paga el comprador; obligaciones del comprador; temo que me quiten lo comprado; retener el precio
law: obligations of the buyer; payment of the price
people: when must the buyer pay
donde: Código Civil art. 1871, 1872

[civil-unpaid-price]
ley: mora de pagar el precio; resolución de la venta; no haberse pagado el precio; exigir el precio
gente: no me pagó lo que le vendí; comprador no paga; vendí el auto y no me pagan; vendí la casa y no me pagaron; me debe cuotas del auto; recuperar lo vendido si no paga; no terminó de pagar; cheque sin fondos por la venta
law: unpaid price; resolution for non-payment
people: buyer did not pay; get back what I sold
donde: Código Civil art. 1873, 1875, 1876

[civil-retention-of-title]
ley: no transferirse el dominio sino en virtud de la paga; hasta el pago del precio; demanda alternativa
gente: reserva de dominio; sigo siendo dueño hasta que pague; venta con reserva de dominio; no es dueño hasta pagar todo
law: retention of title
people: I own it until paid
donde: Código Civil art. 1874, 680

[civil-deed-price-paid-clause]
ley: se expresa haberse pagado el precio; nulidad o falsificación de la escritura
gente: la escritura dice pagado pero no me pagaron; puse que el precio estaba pagado; firmé que recibí el precio; dice que recibí la plata y no
law: recital of payment in the deed
people: deed says paid but I was not
donde: Código Civil art. 1876

[civil-pacto-comisorio]
ley: pacto comisorio; ipso facto; veinticuatro horas subsiguientes a la notificación judicial
gente: pacto comisorio; se resuelve solo si no paga; cláusula de término automático; terminación automática por no pago; pacto comisorio calificado; cláusula resolutoria
law: commissory clause; automatic termination
people: contract ends automatically if unpaid
donde: Código Civil art. 1877-1880

[civil-repurchase]
ley: pacto de retroventa; recobrar la cosa vendida; acción de retroventa; comprador le restituya la cosa vendida
gente: retroventa; recomprar; derecho a comprarla de vuelta; vendí con derecho a recuperar; recuperar la casa vendida; pacto de recompra
law: repurchase agreement; right of redemption
people: buy it back
donde: Código Civil art. 1881-1885

[civil-lesion-enorme]
ley: lesión enorme; inferior a la mitad del justo precio; justo precio
gente: vendí muy barato; vendió la casa por menos de la mitad; precio muy bajo; se aprovecharon y compraron barata; lesión enorme; me pagaron una miseria por el terreno; compré demasiado caro; vendió a precio ridículo; casa mal vendida
law: gross inadequacy of price; laesio enormis
people: sold far too cheap; less than half the value
donde: Código Civil art. 1888, 1889

[civil-lesion-remedies]
ley: completar el justo precio; deducción de una décima parte; exceso del precio; rescisión del contrato; comprador que se halle en el caso de restituir; razón de los deterioros
gente: qué hago si vendí barato; completar el precio; comprador completa el precio; efectos de la lesión enorme
law: completing the fair price
people: buyer can pay the difference
donde: Código Civil art. 1890, 1893-1895

[civil-lesion-limits]
ley: acción rescisoria por lesión enorme; ventas de bienes muebles; no valdrá la estipulación
gente: plazo para lesión enorme; lesión enorme en auto; lesión enorme en mueble; renunciar a lesión enorme; lesión enorme en remate
law: limits of laesio enormis; four-year limitation
people: how long to claim sold too cheap
donde: Código Civil art. 1891, 1892, 1896

[civil-barter]
ley: permutación; cambio se reputa perfecto; permutación o cambio; no pueden cambiarse las cosas
gente: permuta; cambiar mi casa por otra; cambiar auto por auto; canje; trueque; cambalache; cambio de una cosa por otra
law: exchange; barter; swap
people: swap my car; trade houses
donde: Código Civil art. 1897-1900

[civil-assignment-of-credit]
ley: cesión de un crédito personal; entrega del título; notificada por el cesionario al deudor; notificación debe hacerse con exhibición del título; aceptación consistirá en un hecho
gente: vendieron mi deuda; cedieron mi deuda; traspasar un crédito; cesión de crédito; ahora me cobra otra empresa; ceder lo que me deben; me avisaron que cambió el acreedor; factoring; empresa de cobranza compró mi deuda
law: assignment of credit; assignor; assignee; notice to debtor
people: my debt was sold; new company is charging me
donde: Código Civil art. 1901-1904

[civil-assignment-effects]
ley: cesión de un crédito comprende sus fianzas; pagar al cedente; excepciones personales del cedente; responsable de su existencia
gente: pagué al acreedor antiguo; no me avisaron de la cesión; le pagué al anterior; cesión sin notificar; el crédito cedido no existía; responde por la solvencia; garantías del crédito cedido
law: effects of assignment; warranty of existence of the credit
people: paid the old creditor; not told of the assignment
donde: Código Civil art. 1905-1907

[civil-assignment-of-inheritance]
ley: derecho de herencia o legado; calidad de heredero o de legatario; efectos hereditarios
gente: vender mi herencia; cesión de derechos hereditarios; vender mis derechos en la herencia; ceder la herencia a mi hermano; traspasar mi parte de la herencia; compré derechos hereditarios
law: assignment of inheritance rights
people: sell my inheritance share
donde: Código Civil art. 1909, 1910

[civil-litigious-rights]
ley: derecho litigioso; evento incierto de la litis; derecho cedido; obligado a pagar al cesionario
gente: vender un juicio; ceder derechos litigiosos; comprar un juicio; traspasar mi demanda; vender derechos en pleito; derecho de rescate
law: litigious rights; assignment of claims in litigation
people: sell my lawsuit
donde: Código Civil art. 1911-1914
`;

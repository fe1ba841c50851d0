/** Concepts of civil: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CIVIL = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[civil-law-definition]
ley: declaración de la voluntad soberana; manda, prohíbe o permite
gente: qué significa ley según el código; definición de ley; concepto de ley; qué se entiende por ley
law: declaration of the sovereign will; definition of law
people: define statute; definition of a statute
donde: Código Civil art. 1

[civil-custom]
amplio: costumbre
ley: costumbre; la costumbre no constituye derecho
gente: costumbre como fuente; vale la costumbre; siempre se ha hecho así; costumbre según la ley; valor de la costumbre
law: customary law
people: we always did it that way; is custom binding law
donde: Código Civil art. 2

[civil-judgment-relative-effect]
ley: causas en que actualmente se pronunciaren; modo generalmente obligatorio; sentencias judiciales no tienen fuerza obligatoria sino
gente: efecto relativo de las sentencias; jurisprudencia obligatoria; precedente obligatorio; fallo anterior sirve; jueces siguen fallos anteriores; interpretación auténtica; un fallo obliga a otros jueces
law: binding force of judgments; stare decisis; binding precedent
people: does a ruling bind other cases; are precedents binding
donde: Código Civil art. 3

[civil-special-over-general]
ley: prevalecerán sobre las disposiciones generales; cosas o negocios particulares; se aplicarán con preferencia
gente: ley especial sobre general; principio de especialidad; qué ley prevalece; dos leyes se contradicen; leyes en conflicto; antinomia; cuál de las dos leyes manda
law: special law prevails; lex specialis
people: which law prevails; laws contradict each other
donde: Código Civil art. 4, 13

[civil-law-promulgation-publication]
ley: inserción en el Diario Oficial; publicación de la ley; entrada en vigencia; ley promulgada
gente: cuándo empieza a regir la ley; entra en vigencia la ley; entrar en vigor una ley; publicación en el diario oficial; fecha de vigencia ley; vacancia legal; desde cuándo rige la ley
law: publication in the official gazette; entry into force; promulgation of a statute
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
gente: contrato ilegal; contrario a la ley; vale un contrato ilegal; sanción del acto prohibido; acto prohibido por la ley; firmé algo ilegal en un contrato
law: acts prohibited by law; null and of no value
people: illegal contract; contract against the law
donde: Código Civil art. 10, 11, 1466

[civil-waiver-of-rights]
ley: renunciarse los derechos; sólo miren al interés individual; no esté prohibida su renuncia
gente: derechos irrenunciables; renuncié a mis derechos; cláusula de renuncia; me hicieron renunciar a mis derechos; renunciar a demandar después; renunciar a un derecho propio
law: waiver of rights
people: can I give up a right; waive my rights; sign away rights
donde: Código Civil art. 12

[civil-law-territory-foreigners]
ley: obligatoria para todos los habitantes; inclusos los extranjeros; chileno y el extranjero
gente: ley chilena a extranjeros; rige para extranjeros; turista debe cumplir la ley; territorialidad de la ley; a quién obliga la ley chilena
law: binding on all inhabitants
people: does chilean law apply to foreigners; tourists must obey the law
donde: Código Civil art. 14, 57

[civil-chileans-abroad]
ley: leyes patrias; residencia o domicilio en país extranjero; cónyuges y parientes chilenos
gente: chileno en el extranjero; chilenos que viven afuera; extraterritorialidad; estatuto personal
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
ley: forma de los instrumentos públicos; ley del país en que hayan sido otorgados; autenticidad de los instrumentos
gente: escritura hecha en otro país; poder firmado en el extranjero; papeles de otro país; vale en chile documento; locus regit actum; apostilla; documento extranjero vale en Chile; poder hecho en el consulado
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
gente: interpretación sistemática; elemento lógico; interpretar artículos en conjunto; vacío legal; ley oscura; lagunas legales
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
ley: infante o niño; impúber el varón; mayor de edad o simplemente mayor
gente: mayoría de edad; a qué edad es adulto; menor adulto; cuántos años para ser mayor; mayor de edad a los 18; soy mayor de edad; edad legal de adulto
law: age of majority
people: legal age; when is someone an adult; eighteen years old
donde: Código Civil art. 26

[civil-affinity]
ley: parentesco por afinidad; consanguíneos de su marido o mujer; línea y grado de afinidad
gente: parientes políticos; suegra es pariente; cuñado es pariente; nuera o yerno parentesco; hijastro parentesco; concuñado
law: relatives by marriage; affinity kinship
people: mother in law; brother in law; are in-laws relatives
donde: Código Civil art. 31

[civil-hear-relatives]
ley: se oiga a los parientes; parientes de una persona
gente: escuchar a los parientes; audiencia de parientes; citar a los parientes; informe de parientes
law: hearing of relatives
people: relatives heard by the court
donde: Código Civil art. 42

[civil-legal-representative]
ley: tutor o curador; son representantes legales de una persona
gente: representante legal de un menor; quién representa al niño; representa al incapaz; padre representa al hijo; quién firma por un menor de edad; firmar por mi hijo menor
law: legal representatives
people: who signs for a child; represent a minor
donde: Código Civil art. 43

[civil-culpa-degrees]
ley: culpa grave; culpa leve; descuido levísimo; culpa lata; buen padre de familia
gente: grados de culpa; tipos de culpa; qué es culpa grave; clasificación de la culpa; negligencia grave; diligencia debida; descuido grave; significado de negligencia
law: gross negligence; slight negligence; standard of care
people: how careful must one be; types of negligence; degrees of carelessness
donde: Código Civil art. 44, 1547

[civil-dolo-definition]
ley: intención positiva de inferir injuria; el dolo consiste; culpa en materias civiles equivale al dolo
gente: definición de dolo; lo hizo a propósito; mala intención; intención de dañar; culpa grave se equipara; lo hizo adrede; a propósito me hizo daño
law: wilful misconduct; intent to harm
people: bad intent; did it deliberately; hurt me on purpose
donde: Código Civil art. 44

[civil-force-majeure]
ley: caso fortuito; fuerza mayor o caso fortuito; imprevisto a que no es posible resistir
gente: caso fortuito; fuerza mayor; incendio impidió; no pude cumplir por emergencia; no pude cumplir por el terremoto; no pude cumplir por la pandemia; inundación y no pude cumplir; catástrofe natural contrato; un imprevisto me impidió; aluvión y no pude cumplir; no pude cumplir por la lluvia; temporal impidió cumplir
law: force majeure; act of god; fortuitous event
people: unforeseen event; natural disaster; earthquake prevented performance; beyond my control
donde: Código Civil art. 45, 1547, 1674

[civil-caucion]
ley: seguridad de otra obligación propia o ajena; especies de caución; caución real o personal
gente: garantías reales y personales; tipos de garantías; dejar algo en garantía; asegurar el pago de deuda
law: security for an obligation; collateral security
people: types of guarantee; secure a debt
donde: Código Civil art. 46

[civil-presumptions]
ley: presumirse el hecho; presunción legal; se presume de derecho; presunciones judiciales; graves, precisas y concordantes
gente: presunción legal; presunción de derecho; presunciones judiciales; prueba en contrario; presunciones graves; prueba por indicios
law: rebuttable presumption; conclusive presumption
people: can it be proved otherwise; legal presumption
donde: Código Civil art. 47, 1712

[civil-time-limits-counting]
ley: plazos de días, meses o años; medianoche del último día; dentro de cierto plazo
gente: cómo se cuentan los plazos; desde cuándo corre el plazo; cuándo vence el plazo; plazo en meses; último día del plazo; cómputo de plazos; cómo se cuenta un plazo de días
law: computation of time; period of days, months or years
people: how to count days; when does the deadline end
donde: Código Civil art. 48, 49

[civil-business-days]
ley: días feriados; se comprenderán aun los días feriados; días útiles
gente: días corridos; cuentan los feriados; se cuentan los domingos; hábiles o corridos; cuentan fines de semana; cuenta el sábado; días hábiles o corridos
law: calendar days; business days; holidays included
people: do weekends count; working days
donde: Código Civil art. 50
no: vacaciones; trabajador

[civil-repeal]
ley: derogación tácita; derogación de las leyes
gente: derogar una ley; quedó sin efecto la ley; sigue vigente la ley; ley antigua todavía vale; reemplazada por otra ley
law: implied repeal; express repeal; repeal of statutes
people: is the old law still valid; law repealed
donde: Código Civil art. 52, 53

[civil-natural-persons]
ley: individuos de la especie humana; personas son naturales o jurídicas; cualquiera que sea su edad, sexo, estirpe
gente: qué es persona natural; concepto de persona; definición de persona; natural o jurídica
law: natural person
people: natural or legal person; who is a legal person
donde: Código Civil art. 54, 55

[civil-name-surnames]
ley: primer apellido; orden de los apellidos; nombre es el conjunto de palabras; identificar a una persona
gente: orden de apellidos; apellido materno primero; apellido de la mamá; qué apellido lleva el hijo; apellido del papá
law: order of surnames; surname of the child
people: mother's surname first; change my name; child's last name
donde: Código Civil art. 58 bis, 58 ter

[civil-domicile]
ley: domicilio civil; ánimo de permanecer; domicilio consiste en la residencia; ejerce habitualmente su profesión
gente: concepto de domicilio; diferencia domicilio y residencia; varios domicilios; domicilio si vivo en otra ciudad; qué es el domicilio legal; cambio de domicilio civil
law: intent to remain; domicile and residence
people: where is my legal address; where do I live legally
donde: Código Civil art. 59, 61-65, 67, 68

[civil-agreed-domicile]
ley: domicilio civil especial; actos judiciales o extrajudiciales
gente: fijar domicilio en el contrato; domicilio convencional; fijan domicilio en santiago; cláusula de domicilio
law: contractual domicile; choice of domicile
people: domicile clause; address for the contract
donde: Código Civil art. 69

[civil-birth-existence]
ley: existencia legal de toda persona; separarse completamente de su madre; principia al nacer
gente: cuándo empieza la persona; inicio de la personalidad; murió al nacer; nació muerto; guagua nació viva; existencia legal; sobrevivió un momento; bebé falleció al nacer
law: legal existence; legal existence at birth
people: when does a person begin; stillborn; born alive
donde: Código Civil art. 74

[civil-unborn]
ley: criatura que está en el vientre materno; época de la concepción; época del nacimiento; la ley protege la vida del que está por nacer
gente: derechos del que está por nacer; nasciturus; guagua en la guata; herencia del no nacido; época de la concepción; hijo póstumo; derechos del feto
law: unborn child; time of conception
people: rights of the unborn; baby in the womb
donde: Código Civil art. 75-77

[civil-death-comoriencia]
ley: muerte natural; perecido dos o más personas; orden en que han ocurrido sus fallecimientos
gente: murieron juntos; comurientes; comoriencia; murieron en el mismo accidente; fallecieron los dos al mismo tiempo; cuándo termina la persona; quién de los dos murió primero
law: simultaneous death; natural death
people: died in the same accident; who died first
donde: Código Civil art. 78, 79

[civil-presumed-death]
ley: presunción de muerte; últimas noticias; se presume muerto; día presuntivo de la muerte
gente: muerte presunta; persona desaparecida; desapareció hace años; nunca más apareció; familiar perdido hace años; declarar muerto a un desaparecido; avión perdido pasajeros
law: presumed death; missing person
people: declare a missing person dead; disappeared years ago
donde: Código Civil art. 80, 81

[civil-presumed-death-return]
ley: rescindirse a favor del desaparecido; rescisión del decreto; recobrará los bienes; desaparecido si reapareciere
gente: reapareció el desaparecido; volvió después de declarado muerto; lo dieron por muerto y volvió; apareció vivo el desaparecido
law: rescission of the decree
people: came back alive after declared dead
donde: Código Civil art. 93, 94

[civil-legal-person]
ley: persona jurídica; persona ficticia; corporaciones y fundaciones; ser representada judicial y extrajudicialmente
gente: qué es persona jurídica; sociedad distinta de los socios; institución sin fines de lucro; una organización puede demandar
law: legal person; juridical person
people: what is a legal entity; nonprofit entity
donde: Código Civil art. 545, 546

[civil-association-foundation]
ley: depositarse en la secretaría municipal; secretario municipal; estatutos de las personas jurídicas; asociación se forma por una reunión de personas; fundación mediante la afectación de bienes
gente: crear una fundación; formar una corporación; ong; crear una asociación sin fines de lucro; estatutos de la fundación; sacar personalidad jurídica; onegé
law: association and foundation; foundation bylaws
people: set up a charity; start an ngo
donde: Código Civil art. 545, 548, 548-1, 548-2

[civil-association-directors]
ley: directorio de al menos tres miembros; dirección y administración de una asociación
gente: directiva de la corporación; directores de fundación; sueldo de los directores; directorio de la asociación; presidente de la fundación; condenado puede ser director; responsabilidad de la directiva de la corporación
law: board of directors of an association
people: directors of a nonprofit
donde: Código Civil art. 551

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
ley: obligaciones nacen; concurso real de las voluntades; obligaciones que se contraen sin convención; hecho voluntario de la persona que se obliga
gente: fuentes de las obligaciones; de dónde nacen las obligaciones; origen de las obligaciones
law: sources of obligations
people: where do obligations come from
donde: Código Civil art. 1437, 2284

[civil-contract-definition]
ley: contrato o convención; contrato es un acto por el cual una parte se obliga
gente: definición de contrato; concepto de contrato; diferencia contrato y convención
law: contract definition; contract or agreement
people: define contract
donde: Código Civil art. 1438

[civil-contract-classes]
ley: contrato es unilateral; gratuito o de beneficencia; oneroso es conmutativo; contrato es principal; contrato oneroso
gente: clasificación de los contratos; tipos de contratos; contrato bilateral; contrato unilateral; contrato gratuito; contrato oneroso; contrato aleatorio; clases de contratos
law: bilateral contract; unilateral contract; onerous contract; aleatory contract
people: types of contracts; kinds of contract
donde: Código Civil art. 1439-1442

[civil-contract-formation]
ley: contrato es real; formalidades especiales; solo consentimiento contrato consensual; contrato es solemne
gente: acuerdo hablado sin papel; pacto sin papel firmado; contrato verbal vale; acuerdo verbal; trato hecho de palabra; vale lo que acordamos hablado; contrato solemne; contrato consensual; contrato de palabra; trato de palabra
law: consensual contract; solemn contract; real contract
people: oral agreement; verbal contract valid; no written contract
donde: Código Civil art. 1443

[civil-contract-elements]
ley: cosas que son de su esencia; puramente accidentales; cosas de la naturaleza de un contrato
gente: elementos esenciales; elementos de la naturaleza; elementos accidentales; cosas esenciales contrato
law: essential elements; natural elements; accidental elements
people: parts a contract must have
donde: Código Civil art. 1444

[civil-validity-requirements]
ley: legalmente capaz; consienta en dicho acto; objeto lícito; causa lícita
gente: requisitos para que valga un contrato; requisitos de validez; requisitos del acto jurídico; qué se necesita para obligarse; firmar válidamente
law: requirements of validity; lawful object; lawful cause
people: when is a contract valid; what makes a contract binding
donde: Código Civil art. 1445

[civil-capacity]
ley: legalmente capaz; absolutamente incapaces; disipadores bajo interdicción; menores adultos y los disipadores
gente: contratar con un menor de edad; anciano con demencia; quién puede firmar contratos; incapacidad para contratar; alzheimer firmó; no estaba en sus cabales; declarar interdicto; menor de edad firmó contrato; contrato con persona incapaz
law: legal capacity; interdiction; incapable persons
people: minor signed a contract; mentally ill person signed; dementia signed
donde: Código Civil art. 1446, 1447

[civil-representation]
ley: facultada por ella o por la ley para representarla; una persona ejecuta a nombre de otra
gente: actuar por otra persona; poder para firmar; representación en los contratos; firmó en mi nombre sin permiso; firmar por otra persona un contrato
law: acting through a representative; legal agency
people: sign for someone else
donde: Código Civil art. 1448

[civil-third-party-benefit]
ley: estipular a favor de una tercera persona; tercera persona podrá demandar; aceptación expresa o tácita
gente: acordar en favor de un tercero; estipulación en favor de tercero; contrato a favor de mi hijo
law: third party beneficiary; stipulation for a third party
people: contract for someone else's benefit
donde: Código Civil art. 1449

[civil-promise-of-another]
ley: se compromete a que por una tercera persona; no contraerá obligación alguna; legítimo representante
gente: prometer que otro hará; promesa de hecho ajeno; prometió que su hermano firmaría
law: promise of another's act
people: promised someone else would do it
donde: Código Civil art. 1450

[civil-consent-defects]
ley: vicios de que puede adolecer el consentimiento; error, fuerza y dolo
gente: vicios del consentimiento; vicios de la voluntad; firmé engañado; me arrepentí de firmar; firmé sin leer; me hicieron firmar sin leer; no leí el contrato; firmé sin saber lo que decía; firmé un contrato en blanco
law: defects of consent; mistake, duress and fraud
people: tricked into signing; signed without reading
donde: Código Civil art. 1451

[civil-error-of-law]
ley: error sobre un punto de derecho; error de derecho
gente: error de derecho; me equivoqué sobre la ley; pensé que la ley decía otra cosa; creí que era obligación legal
law: error of law; mistake of law
people: wrong about the law
donde: Código Civil art. 1452, 2297

[civil-error-of-fact]
ley: error de hecho; identidad de la cosa específica; sustancia o calidad esencial; especie de acto o contrato
gente: me equivoqué al comprar; pensé que era arriendo y era venta; error esencial; error sustancial; creí que era de oro; equivocación en el contrato; error obstáculo; compré otra cosa por error
law: error of fact; mistake of fact; essential quality
people: bought the wrong thing by mistake; thought it was something else
donde: Código Civil art. 1453, 1454

[civil-error-of-person]
ley: error acerca de la persona; causa principal del contrato; erradamente se ha contratado
gente: me equivoqué de persona; se hizo pasar por otro; contraté con otra persona por error; suplantó a otro en el contrato
law: mistake as to the person
people: pretended to be someone else; contracted with the wrong person
donde: Código Civil art. 1455

[civil-duress]
ley: fuerza no vicia el consentimiento; impresión fuerte; justo temor; temor reverencial
gente: firmé bajo amenaza; firmó presionado; firmar con miedo; me amenazaron para firmar; temor reverencial; me obligaron a firmar un papel; firmé a la fuerza un contrato; me apuntaron para que firmara
law: reverential fear; duress on consent
people: forced to sign; signed under threat; pressured to sign
donde: Código Civil art. 1456, 1457

[civil-fraud-in-contract]
ley: dolo no vicia el consentimiento; no hubieran contratado; dolo no se presume
gente: me engañaron en el contrato; me mintió el vendedor; me estafaron al vender; me metieron el dedo; caí en un engaño; me cuentearon; ocultó información al vender; probar el engaño; me vendieron con mentiras; me vendieron la pomada; me engrupieron; me pasaron gato por liebre; me hicieron la cama con el contrato
law: fraudulent inducement; fraud in contract
people: tricked me; lied to make me sign; conned me into buying
donde: Código Civil art. 1458, 1459

[civil-waiver-of-fraud]
ley: condonación del dolo futuro no vale; razón de una cuenta aprobada; dolo futuro
gente: renunciar a reclamar engaño; perdonar el dolo futuro; cláusula que libera del dolo; eximir de culpa grave; cláusula de irresponsabilidad; condonar el dolo
law: waiver of future fraud
people: clause that excuses fraud
donde: Código Civil art. 1465

[civil-object]
ley: determinadas, a lo menos, en cuanto a su género; se esperan que existan; físicamente imposible
gente: vender cosa inexistente; vender cosa que no existe todavía; cosa futura; cantidad indeterminada; contrato imposible de cumplir; objeto determinado
law: object of the contract; determinable object; future things
people: contract about something impossible
donde: Código Civil art. 1461

[civil-unlawful-object]
ley: objeto ilícito; contraviene al derecho público chileno; cosas embargadas por decreto judicial; especies cuya propiedad se litiga; cosas que no están en el comercio
gente: objeto ilícito; vender algo embargado; vendió auto embargado; vender casa embargada; vender casa en juicio; vender cosa robada; medida precautoria y venta; prohibido vender un bien; el auto tenía embargo
law: unlawful object; attached property; property in litigation
people: sell seized property; sell something under lawsuit
donde: Código Civil art. 1462, 1464, 1466

[civil-future-inheritance-pact]
ley: derecho de suceder por causa de muerte; no puede ser objeto de una donación; derecho de suceder a una persona viva
gente: vender la herencia de mis papás vivos; pacto sobre herencia futura; renunciar herencia de alguien vivo; vender herencia antes de que muera; pacto de sucesión futura
law: pact on future succession
people: sell my inheritance before parents die
donde: Código Civil art. 1463

[civil-cause]
ley: causa real y lícita; motivo que induce al acto; pura liberalidad; causa ilícita
gente: concepto de causa; causa ilícita; causa inmoral; motivo del contrato ilegal; contrato sin causa; falta de causa en el contrato
law: unlawful cause; lawful cause of obligation
people: contract without a reason; illegal reason
donde: Código Civil art. 1467

[civil-unlawful-payment-no-return]
ley: objeto o causa ilícita a sabiendas; no podrá repetirse
gente: recuperar plata de negocio ilegal; pagué por algo ilegal; devolver lo pagado por ilícito; pagué una coima y quiero la plata
law: no restitution of unlawful payments; in pari delicto
people: get money back from an illegal deal
donde: Código Civil art. 1468

[civil-natural-obligations]
ley: meramente naturales; naturalmente obligado; obligación puramente natural
gente: obligación natural; pagué una deuda prescrita; devuelven lo pagado de deuda prescrita; deuda de honor; obligaciones naturales y civiles
law: natural obligations; civil obligations
people: paid a time-barred debt; moral debt
donde: Código Civil art. 1470, 1471, 2296

[civil-conditional-obligation]
ley: obligación condicional; acontecimiento futuro que puede suceder o no; condición positiva; condición es positiva o negativa
gente: obligación condicional; contrato sujeto a condición; depende de que ocurra algo
law: conditional obligation
people: contract depends on an event; only if something happens
donde: Código Civil art. 1473-1475

[civil-potestative-condition]
ley: condición potestativa; mera voluntad de la persona que se obliga
gente: condición meramente potestativa; depende sólo del deudor; condición casual; condición mixta
law: potestative condition
people: pay if I want; depends only on debtor
donde: Código Civil art. 1477, 1478

[civil-suspensive-condition]
ley: condición suspensiva; condición se llama suspensiva; suspende la adquisición de un derecho; verificada la condición totalmente
gente: condición suspensiva; condición resolutoria ordinaria; diferencia suspensiva y resolutoria; compra sujeta a crédito; si aprueban el crédito; hasta que se cumpla la condición del contrato
law: suspensive condition; condition precedent; resolutory condition
people: until the condition is met; subject to loan approval
donde: Código Civil art. 1479, 1480, 1485

[civil-failed-condition]
ley: fallado la condición; se tendrá por fallida; condición suspensiva es o se hace imposible
gente: la condición no se cumplió; condición imposible; no se dio la condición; falló la condición; ya no se puede cumplir la condición
law: failed condition; impossible condition
people: condition never happened
donde: Código Civil art. 1480-1482

[civil-fulfil-condition]
ley: condiciones deben cumplirse literalmente; condición debe ser cumplida
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
gente: qué se devuelve al resolver; devolver los frutos; restituir al resolverse; devolver lo recibido al resolver el contrato; efectos de la resolución del contrato
law: effects of resolution
people: what must be returned when contract is undone
donde: Código Civil art. 1487, 1488

[civil-tacit-resolution]
ley: condición resolutoria; no cumplirse por uno de los contratantes lo pactado; resolución o el cumplimiento del contrato
gente: rompió el contrato incumpliendo; no cumplió el contrato; no cumple lo acordado; demandar por incumplimiento; dejar sin efecto por incumplimiento; resolución del contrato; cumplimiento forzado; condición resolutoria tácita; faltó a lo pactado; exigir que cumpla; se arrepintió y no cumplió; no respetó el contrato; no cumplió lo que firmó; incumplió el contrato; la otra parte no cumplió
law: termination for breach; specific performance; breach of contract; judicial resolution of contract
people: broke the contract; cancel for breach; did not comply with the contract; cancel a contract for breach
donde: Código Civil art. 1489

[civil-resolution-third-parties]
ley: terceros poseedores de buena fe; condición constaba en el título respectivo; no podrá resolverse la enajenación
gente: vendió a otro lo que me debía; comprador de buena fe; ya lo vendió a otra persona; resolución contra terceros de buena fe; lo vendió a otro antes de pagarme
law: third parties in good faith; effects against third parties
people: he already sold it to someone else
donde: Código Civil art. 1490, 1491

[civil-term]
ley: época que se fija para el cumplimiento; expreso o tácito; indispensable para cumplirlo
gente: plazo tácito; no pusieron fecha; juez puede fijar plazo; contrato sin fecha de pago; deuda sin plazo fijado
law: term for performance
people: no date set; when must I perform
donde: Código Civil art. 1494

[civil-early-payment-term]
ley: antes de cumplirse el plazo; deudor puede renunciar el plazo
gente: pago anticipado; prepagar; pagué antes de tiempo una deuda; adelantar el pago de la deuda; pagar antes del vencimiento
law: waiver of term; early payment of a debt
people: pay before due date; paid a debt early
donde: Código Civil art. 1495, 1497

[civil-acceleration]
ley: antes de expirar el plazo; notoria insolvencia; disminuido considerablemente de valor; beneficio del plazo
gente: caducidad del plazo; cláusula de aceleración; deuda completa por atraso; vencieron todas las cuotas; hacer exigible el total; aceleración de la deuda; me cobran todas las cuotas juntas
law: loss of the benefit of the term; acceleration of the debt
people: whole debt due now; they demand everything at once
donde: Código Civil art. 1496

[civil-alternative-obligation]
ley: obligación alternativa; cosas que alternativamente; elección es del deudor; obligación facultativa; alternativamente prometidas
gente: obligación alternativa; elegir entre dos cosas; entregar una cosa u otra; puede pagar con otra cosa; obligación facultativa
law: alternative obligation; facultative obligation
people: one thing or the other; debtor chooses which thing
donde: Código Civil art. 1499-1507

[civil-generic-obligation]
ley: obligaciones de género; calidad a lo menos mediana; pérdida de algunas cosas del género
gente: obligación de género; debe cosas genéricas; cien sacos de trigo; entregó de mala calidad; el género no perece; qué calidad debe entregar
law: generic obligation; medium quality
people: goods of what quality must be delivered
donde: Código Civil art. 1508-1510

[civil-joint-simple]
ley: obligado solamente a su parte o cuota; no es solidaria ni indivisible; parte o cuota en la deuda
gente: mancomunada; simplemente conjunta; varios deudores cada uno su parte; debo toda la deuda o la mitad; pagar sólo mi parte de la deuda
law: joint obligation; several liability
people: pay only my share; several debtors
donde: Código Civil art. 1511, 1526

[civil-solidarity]
ley: solidaria o insólidum; solidaridad debe ser expresamente declarada; deudores solidarios; debe solidariamente
gente: cobran toda la deuda a uno; deuda solidaria; codeudor solidario; me pueden cobrar el total; firmé como codeudor; responsables solidarios; cobrar a cualquiera de los deudores; solidaridad entre deudores; firmamos dos el crédito y me cobran todo
law: joint and several liability; solidary debtors
people: they can charge me for everything; co-debtor
donde: Código Civil art. 1511, 1512, 1514, 1515

[civil-active-solidarity]
ley: acreedores solidarios; hacer el pago a cualquiera de los acreedores
gente: a cuál acreedor le pago; varios acreedores; dos cobran la misma deuda; solidaridad activa
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
ley: deudor solidario que ha pagado la deuda; subrogado en la acción del acreedor; cuota del insolvente entre codeudores
gente: cobrarle al otro deudor; pagué y el otro no pone su parte; codeudor pagó; recuperar lo que pagué por el otro; mi parte de la deuda; pagué toda la deuda yo solo y éramos dos; mi ex no paga su parte del crédito
law: contribution among co-debtors
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
ley: cláusula penal; incurre en la pena; sujeta a una pena en caso de no ejecutar
gente: cláusula penal; multa del contrato; multa por incumplir; multa por atraso en contrato; pena convencional; evaluación anticipada de perjuicios; avaluación convencional; multa por salirme del contrato; me cobran la multa del contrato
law: penalty clause; liquidated damages
people: fine in the contract; penalty for breaking contract
donde: Código Civil art. 1535, 1538

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
ley: contrato legalmente celebrado; consentimiento mutuo o por causas legales
gente: fuerza obligatoria del contrato; contrato es ley para las partes; cambiar el contrato unilateralmente; echarse atrás en el contrato; arrepentirse del contrato; retractarse del contrato; puedo salirme del contrato; modificar el contrato sin mi permiso; me cambiaron las condiciones del contrato; firmé y me quiero echar para atrás; me quiero salir del contrato; subieron los costos y ya no puedo cumplir
law: binding force of contract; pacta sunt servanda
people: can they change the contract alone; back out of contract
donde: Código Civil art. 1545

[civil-good-faith]
ley: ejecutarse de buena fe; emanan precisamente de la naturaleza de la obligación; por la ley o la costumbre pertenecen a ella
gente: buena fe contractual; mala fe en el contrato; obrar de mala fe; actuó de mala fe; buena fe al cumplir; obligaciones implícitas
law: good faith performance
people: acted in bad faith; implied duties
donde: Código Civil art. 1546

[civil-culpa-in-contracts]
ley: responsable sino de la culpa lata; prueba de la diligencia o cuidado; beneficio recíproco de las partes
gente: de qué culpa responde; quién prueba la diligencia; presunción de culpa contractual; probar que fui cuidadoso; responsabilidad del deudor; carga de la prueba de la culpa
law: contractual fault; burden of proving diligence
people: how careful must the debtor be; who proves care
donde: Código Civil art. 1547

[civil-duty-to-deliver]
ley: obligación de conservar la cosa; conservarlo hasta la entrega; obligación de dar contiene la de entregar la cosa
gente: guardar la cosa antes de entregar; se dañó antes de entregar; obligación de dar contrato; no me entrega la cosa prometida
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
gente: deudor moroso; deudor atrasado; constituir en mora; requerir al deudor; caer en mora; interpelar al deudor; no pagó a tiempo la deuda; desde cuándo el deudor está en mora
law: debtor in default; delay in performance
people: overdue debt; late payment of debt
donde: Código Civil art. 1551

[civil-mora-purges-mora]
ley: ninguno de los contratantes está en mora; no lo cumple por su parte; no se allana a cumplirlo
gente: excepción de contrato no cumplido; la mora purga la mora; no pago porque él no cumplió; el otro tampoco cumplió; dejar de pagar si no cumple; los dos incumplimos el contrato; no le pago hasta que termine el trabajo; él tampoco cumplió el contrato
law: exception of non-performance; exceptio non adimpleti contractus
people: I will not pay until he performs; both in breach
donde: Código Civil art. 1552

[civil-obligation-to-do]
ley: obligación es de hacer; ejecutar por un tercero a expensas del deudor; apremie al deudor para la ejecución del hecho convenido
gente: no hizo el trabajo; maestro no terminó la pega; obligación de hacer; que lo haga otro y pague él; dejó el trabajo botado; maestro no terminó la obra; pintor dejó la casa a medias; le pagué a un maestro y no volvió; maestro no volvió; dejó el trabajo a medias
law: performance by a third party at debtor's expense; obligation to do something
people: contractor did not do the job; hire someone else at his expense
donde: Código Civil art. 1553

[civil-promise-contract]
ley: promesa de celebrar un contrato; plazo o condición que fije la época; promesa conste por escrito
gente: promesa de compraventa; promesa de venta; compromiso de compra; firmé una promesa; se arrepintió de vender después de la promesa; no quiere firmar la compraventa; requisitos de la promesa; cierre de negocio con promesa; reserva de departamento; perdí el pie; devolver el pie; le pagué el pie y no quiere vender; ahora no quiere vender la casa; se echó para atrás con la venta; no quiere firmar la escritura
law: promise to sell; promise to contract; preliminary agreement
people: promise of sale; seller backed out; preliminary contract; down payment back
donde: Código Civil art. 1554

[civil-obligation-not-to-do]
ley: obligación de no hacer; deshacerse lo hecho; destrucción de la cosa hecha
gente: obligación de no hacer; hizo lo que prometió no hacer; destruir lo hecho; prometió no competir
law: undo what was done; obligation not to do something
people: did what he promised to avoid
donde: Código Civil art. 1555

[civil-damages]
ley: indemnización de perjuicios; daño emergente y lucro cesante; cumplido imperfectamente; retardado el cumplimiento
gente: indemnización por incumplimiento; daños y perjuicios; demandar por daños del contrato; perdí ganancias; lucro cesante; daño emergente; lo que dejé de ganar; compensación por no cumplir; plata por los perjuicios
law: actual loss; lost profits; damages for breach
people: sue for damages; money for the harm
donde: Código Civil art. 1556, 1557

[civil-foreseeable-damages]
ley: perjuicios que se previeron o pudieron preverse; consecuencia inmediata o directa; imputar dolo al deudor
gente: perjuicios previstos; daños imprevistos; perjuicios directos; perjuicios indirectos; daño indirecto
law: foreseeable damages; direct damages
people: unforeseen damage; how far does he answer
donde: Código Civil art. 1558

[civil-money-debt-interest]
ley: pagar una cantidad de dinero; interés legal; intereses convencionales; intereses atrasados no producen interés
gente: intereses por atraso; interés moratorio; interés sobre interés; anatocismo; me cobran interés por no pagar; cuánto interés por deuda atrasada; intereses por mora de la deuda
law: default interest; moratory interest; compound interest
people: interest for paying late; interest on interest
donde: Código Civil art. 1559

[civil-contract-interpretation-intent]
ley: intención de los contratantes; literal de las palabras; materia sobre que se ha contratado
gente: interpretar un contrato; el contrato dice una cosa pero quisimos otra; vale lo escrito o la intención; contrato mal redactado; reglas de interpretación contractual
law: intention of the parties; contract interpretation
people: what did we really mean; contract wording
donde: Código Civil art. 1560, 1561

[civil-contract-interpretation-rules]
ley: sentido en que una cláusula puede producir algún efecto; cláusulas de uso común; aplicación práctica; cláusulas de un contrato se interpretarán unas por otras
gente: cláusulas contradictorias; interpretar cláusula por otra; cómo han aplicado el contrato; cláusula inútil; cláusula confusa
law: useful effect; clauses read together; course of performance
people: clauses contradict; confusing clause
donde: Código Civil art. 1562-1564

[civil-ambiguous-clauses]
ley: cláusulas ambiguas; falta de una explicación; cláusulas ambiguas dictadas por una de las partes
gente: cláusula ambigua; letra chica; contrato de adhesión; a favor de quién la duda; contra proferentem
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
ley: conformidad al tenor de la obligación; pago efectivo es la prestación de lo que se debe
gente: definición de pago; obligado a recibir otra cosa; quiere pagarme con otra cosa; dación en pago; me quiere pagar en especies; pagar la deuda con otra cosa
law: payment in kind; payment of obligations
people: pay with something else; must I accept something else
donde: Código Civil art. 1568, 1569

[civil-receipts-presumption]
ley: carta de pago de tres períodos; pagos de los anteriores períodos; pagos periódicos carta de pago
gente: tengo los últimos tres recibos; comprobante de pago; recibos de pago; perdí los recibos; probar que pagué cuotas; tres boletas seguidas; me cobran meses ya pagados; no tengo el recibo; perdí el comprobante; ya pagué y me cobran de nuevo
law: presumption of payment; receipt for payment
people: I have the last three receipts; prove I paid
donde: Código Civil art. 1570

[civil-payment-by-third-party]
ley: pagar por el deudor cualquiera persona; sin el conocimiento del deudor; contra la voluntad del deudor; reembolse lo pagado
gente: pagar la deuda de otra persona; pagué la deuda de otro; pagué la deuda de mi hermano; recuperar lo que pagué por él; alguien pagó mi deuda; pagar deuda ajena; un tercero paga mi deuda
law: payment by a third party
people: I paid someone else's debt; pay for another
donde: Código Civil art. 1572-1574

[civil-payment-to-whom]
ley: pago hecho a una persona diversa; posesión del crédito; diputado para el cobro; pago sea válido hecho al acreedor
gente: pagar a persona equivocada; pago mal hecho; pago a quien no correspondía; le pagué al hijo del acreedor; le pagué a otro y no al acreedor
law: payment to the creditor; apparent creditor
people: paid the wrong person; who should receive my payment
donde: Código Civil art. 1576, 1577, 1581

[civil-payment-void]
ley: pago hecho al acreedor es nulo; se ha embargado la deuda; retener el pago por orden del juez
gente: pagué con deuda embargada; orden de retener el pago; pago nulo al acreedor; retención del pago judicial
law: void payment; attached debt
people: told not to pay by the court
donde: Código Civil art. 1578

[civil-payment-place-costs]
ley: lugar designado por la convención; lugar para el pago; domicilio del deudor; mudado de domicilio; gastos que ocasionare el pago
gente: ir a pagar a su casa; se cambió de casa el acreedor; en qué lugar se paga la deuda; pagar en el domicilio del acreedor
law: place of payment; expenses of payment
people: place where I must pay
donde: Código Civil art. 1587-1589, 1571

[civil-payment-whole]
ley: reciba por partes lo que se le deba; deudor no puede obligar al acreedor; controversia sobre la cantidad de la deuda
gente: abonar a la deuda; obligado a recibir un abono; no acepta abonos; no me acepta cuotas; pagar de a poco; pago parcial de la deuda; pagar la deuda en cuotas; aceptar pago en cuotas
law: partial payment; payment in full; payment by instalments
people: pay in instalments; must he accept part payment
donde: Código Civil art. 1591, 1592

[civil-payment-imputation]
ley: se imputará primeramente a los intereses; imputar el pago; diferentes deudas
gente: imputación del pago; a qué deuda se abona; abono va a intereses; pagué y lo cargaron a intereses; primero los intereses; varias deudas con el mismo
law: imputation of payment; application of payments
people: which debt does my payment cover; interest first
donde: Código Civil art. 1595-1597

[civil-consignation]
ley: repugnancia o no comparecencia del acreedor; consentimiento del acreedor; depósito de la cosa que se debe; recibir la cosa ofrecida; pago por consignación; consignación es el depósito de la cosa
gente: no me quiere recibir el pago; no quiere recibir la plata; se niega a recibir; pago por consignación; dejar el pago en tesorería; depositar en el tribunal; acreedor no aparece; no acepta el pago; no me reciben el pago
law: payment into court; payment by consignation
people: he refuses my payment; deposit payment in court
donde: Código Civil art. 1598, 1599, 1601

[civil-tender-offer]
ley: consignación debe ser precedida de oferta; oferta sea válida; recibir la cosa ofrecida; minuta de lo que debe
gente: oferta de pago; tesorería comunal; pasos para pagar por consignación; requisitos de la oferta; cómo consignar un pago; oferta de pago con notario
law: tender of payment
people: how to tender payment
donde: Código Civil art. 1600, 1601

[civil-consignation-effects]
ley: consignación suficiente; hecha la consignación; suficiencia del pago; retirarse la consignación; oferta y consignación válidas; consignación no haya sido aceptada
gente: efectos de la consignación; retirar la plata consignada; pago suficiente; arrepentirse de consignar; quién paga los gastos de la consignación
law: effects of consignation
people: take back the deposit in court
donde: Código Civil art. 1603-1607

[civil-subrogation]
ley: subrogación; transmisión de los derechos del acreedor a un tercero; subroga un tercero
gente: subrogación; pagué y ocupo el lugar del acreedor; quedarme con la hipoteca del acreedor; el seguro pagó y cobra
law: subrogation
people: step into the creditor's shoes
donde: Código Civil art. 1608-1612

[civil-assignment-of-goods-to-creditors]
ley: cesión de bienes; accidentes inevitables; aceptar la cesión; obtener la cesión; cesión comprenderá todos los bienes
gente: entregar todo a los acreedores; no puedo pagar mis deudas; entregar mis bienes para pagar; ceder mis bienes a los acreedores
law: assignment of property to creditors
people: give everything to my creditors
donde: Código Civil art. 1614-1619

[civil-unattachable-property]
ley: lecho del deudor; ropa necesaria; artículos de alimento y combustible; bienes no son embargables
gente: me pueden embargar la tele; embargar la cama; embargar el refrigerador; bienes que no embargan; herramientas de trabajo embargadas; embargar el sueldo; cosas inembargables; me van a embargar; qué me pueden embargar; me embargaron las cosas de la casa
law: exempt property; property exempt from attachment
people: what cannot be seized; can they take my bed
donde: Código Civil art. 1618

[civil-beneficio-competencia]
ley: beneficio de competencia; conceder este beneficio; lo que buenamente puedan; modesta subsistencia
gente: beneficio de competencia; pagar lo que me alcance para vivir; deudor de buena fe caído en pobreza; deuda con mi papá y no puedo pagar
law: benefit of competence
people: pay only what I can afford; keep enough to live
donde: Código Civil art. 1625-1627

[civil-novation]
ley: novación; substitución de una nueva obligación a otra anterior; substitución de un nuevo deudor
gente: novación; cambiar una deuda por otra; renegociar la deuda; repactación; cambiar de deudor; otro asume mi deuda; reemplazar la deuda; delegación de deuda
law: novation; substitution of debtor
people: swap one debt for another; someone takes over my debt; refinance a debt
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
gente: perdonar la deuda; condonar la deuda; condonación; rompió el pagaré; me devolvió el pagaré
law: forgiveness of debt; remission of debt
people: forgave the debt; debt forgiveness
donde: Código Civil art. 1652-1654

[civil-compensation]
ley: recíprocamente deudoras; deudas sean líquidas; compensación de deudas; deudoras una de otra se opera entre ellas compensación
gente: deudas recíprocas; descontar deuda mutua; se cancelan las deudas; compensar deudas; deudas cruzadas; nos debemos mutuamente; él me debe y yo le debo; descontar lo que me debe
law: set-off; compensation of debts
people: we owe each other; deduct what he owes me
donde: Código Civil art. 1655-1657, 1660

[civil-compensation-exceptions]
ley: no puede oponerse compensación; alimentos no embargables; compensación en perjuicio de los derechos de tercero; compensación demanda de restitución
gente: compensar con pensión de alimentos; descontar de los alimentos; quedarse con la cosa por lo que me debe
law: exceptions to set-off
people: can I deduct from child support
donde: Código Civil art. 1661, 1662

[civil-confusion]
ley: calidades de acreedor y deudor; concurso de las dos calidades; confusión extingue la deuda; obligación se confunden en una misma persona; confusión de las deudas; deuda y el crédito confusión
gente: confusión de obligaciones; heredé la deuda que debía; soy deudor y acreedor; le debía a mi papá y murió; el acreedor es heredero del deudor
law: merger of debtor and creditor; confusion of debts
people: I inherited the debt I owed
donde: Código Civil art. 1665, 1667, 1668

[civil-loss-of-thing]
ley: cuerpo cierto que se debe perece; cosa perece en poder del deudor; cuerpo cierto perece por culpa; probar el caso fortuito
gente: se perdió lo que debía entregar; se destruyó la cosa debida; se perdió la cosa prestada; se rompió lo que debía; le robaron lo que debía devolver; imposibilidad de cumplir
law: loss of the thing due; impossibility of performance
people: the thing was lost; cannot deliver because destroyed
donde: Código Civil art. 1670-1672, 1674

[civil-stolen-thing-lost]
ley: hurtado o robado un cuerpo cierto; reaparece la cosa perdida; cosa ha perecido
gente: el ladrón perdió la cosa; reapareció lo perdido; apareció la cosa perdida; ladrón responde por lo robado
law: thief cannot plead loss; reappearance of the thing
people: lost thing turned up
donde: Código Civil art. 1675, 1676

[civil-responsible-for-others-in-contract]
ley: hecho o culpa del deudor; hecho de las personas por quienes fuere responsable el deudor
gente: responde por sus empleados en el contrato; culpa del subcontratista; el trabajador del maestro rompió; culpa del dependiente
law: liability for auxiliaries
people: his worker broke it
donde: Código Civil art. 1679, 1590

[civil-nullity]
ley: es nulo todo acto o contrato; nulidad puede ser absoluta o relativa; nulo el acto a que falta alguno de los requisitos
gente: anular un contrato; nulidad del contrato; contrato nulo; invalidar contrato; demandar la nulidad; se puede anular la venta
law: void contract; nullity of acts
people: contract not valid; annul a contract
donde: Código Civil art. 1681

[civil-absolute-nullity]
ley: nulidad absoluta; objeto o causa ilícita; personas absolutamente incapaces; omisión de algún requisito o formalidad
gente: nulidad absoluta; causales de nulidad absoluta; quién pide la nulidad absoluta; diez años nulidad; juez declara nulidad de oficio; venta sin escritura pública es nula; sanear nulidad absoluta
law: absolute nullity; void ab initio
people: who can ask for nullity; contract void from start
donde: Código Civil art. 1682, 1683

[civil-relative-nullity]
ley: nulidad relativa; rescisión del acto o contrato; pedimento de parte; en cuyo beneficio la han establecido
gente: nulidad relativa; quién puede pedir la nulidad relativa; acto rescindible; rescisión del contrato por nulidad; acto anulable
law: relative nullity; rescission of the act; voidable contract
people: undo the contract
donde: Código Civil art. 1682, 1684

[civil-rescission-deadline]
ley: plazo para pedir la rescisión; rescisión durará cuatro años; cuadrienio para pedir la rescisión
gente: cuánto tiempo tengo para anular un contrato; prescribe la nulidad; hasta cuándo puedo pedir rescisión; años para pedir nulidad; plazo para anular un contrato
law: four-year limitation for rescission
people: how long to annul a contract
donde: Código Civil art. 1691

[civil-incapable-fraud]
ley: de parte del incapaz ha habido dolo; aserción de mayor edad; habilitará al incapaz
gente: menor mintió su edad; dijo que era mayor de edad; menor se hizo pasar por mayor; adolescente firmó diciendo 18
law: fraud of an incapable; minor lied about age
people: minor lied about age
donde: Código Civil art. 1685

[civil-nullity-effects]
ley: nulidad pronunciada en sentencia; se declara nulo el contrato; nulidad declarada a favor; nulidad restituidas al mismo estado
gente: efectos de la nulidad; devolver lo pagado si es nulo; restituciones mutuas; me devuelven la plata si anulan
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
ley: ratificación necesaria para sanear la nulidad; ratificación expresa; ratificación tácita; ejecución voluntaria de la obligación contratada
gente: ratificar el contrato; confirmar un contrato nulo; sanear la nulidad; siguió pagando después de saber; convalidar la nulidad
law: ratification of a voidable act
people: accepted it afterwards; cure the defect
donde: Código Civil art. 1693-1697

[civil-burden-of-proof]
ley: incumbe probar las obligaciones; instrumentos públicos o privados; confesión de parte; pruebas consisten en instrumentos públicos
gente: a quién le toca probar; falta de pruebas de la deuda; carga de la prueba; onus probandi; probar la deuda; tengo que probar que pagué; medios de prueba; no tengo papeles de lo que me debe; cómo demuestro la deuda; cómo pruebo que me debe plata
law: burden of proof; means of evidence
people: prove he owes me; who has the burden to prove
donde: Código Civil art. 1698

[civil-public-instrument]
ley: instrumento público o auténtico; instrumento público hace plena fe; autorizado por el competente funcionario; otorgado ante escribano se llama escritura pública
gente: documento notarial; instrumento público; valor de la escritura; escritura ante notario; qué prueba una escritura; valor de un documento notarial
law: public instrument; public deed; notarial deed
people: notary document; public deed value
donde: Código Civil art. 1699, 1700

[civil-missing-public-deed]
ley: falta de instrumento público; no puede suplirse por otra prueba; se reducirán a instrumento público
gente: vendió sin escritura; compré casa sin escritura; papel simple por la casa; no hicimos escritura; compré con un papel firmado; contrato simple de venta de terreno; compré sin escritura pública
law: lack of public instrument; formality required
people: bought house without a deed; no notary deed
donde: Código Civil art. 1701

[civil-private-instrument]
ley: instrumento privado; reconocido por la parte a quien se opone; asientos, registros y papeles domésticos; nota escrita o firmada por el acreedor
gente: documento privado reconocido; contrato simple firmado; vale sin notario; papel escrito a mano; cuaderno de deudas; libreta de fiado; papel firmado por lo que me debe; vale un papel firmado; contrato con firma sin notario; me firmó un papel
law: private instrument; private document
people: signed paper; document without notary
donde: Código Civil art. 1702, 1704, 1705

[civil-private-instrument-date]
ley: fecha de un instrumento privado; copiado en un registro público
gente: fecha cierta; fecha del contrato privado; documento con fecha falsa; antedataron el contrato; fecha frente a terceros; legalizar para dar fecha
law: certain date; date against third parties
people: backdated document
donde: Código Civil art. 1703

[civil-simulation]
ley: alterar lo pactado en escritura pública; no producirán efecto contra terceros; escrituras privadas hechas por los contratantes
gente: contrato simulado; simulación; venta simulada; palo blanco; testaferro; venta falsa; puso la casa a nombre de otro; contraescritura; venta de mentira; documento privado que cambia la escritura; fingió vender
law: sham contract; counter-deed; simulation of contract
people: fake sale; straw man; sham sale
donde: Código Civil art. 1707

[civil-witness-limits]
ley: prueba de testigos; deberán constar por escrito; principio de prueba por escrito; obligación de más de dos unidades tributarias por escrito
gente: probar sólo con testigos; sirven los testigos; contrato verbal con testigos; presté plata sin papel; no tengo nada por escrito; whatsapp como prueba; probar préstamo sin documento
law: witness evidence; written evidence required
people: lent money without paper; only witnesses; chat messages as proof
donde: Código Civil art. 1708-1711

[civil-confession]
ley: confesión que alguno hiciere en juicio; confesión de un hecho personal
gente: confesión en juicio; reconoció la deuda en juicio; admitió los hechos; absolver posiciones; retractarse de la confesión
law: judicial confession; admission in court
people: admitted it in court
donde: Código Civil art. 1713

[civil-sale]
ley: obliga a dar una cosa; pagarla en dinero; precio consiste parte en dinero; compraventa es un contrato
gente: definición de venta; concepto de compraventa; definición de compraventa; parte en plata y parte en cosa
law: contract of sale; seller and buyer
people: what is a contract of sale
donde: Código Civil art. 1793, 1794

[civil-sale-between-spouses]
ley: nulo el contrato de compraventa entre cónyuges; no separados judicialmente; sujeto a patria potestad
gente: venderle a mi señora; venta entre esposos; venta entre marido y mujer; vender casa a mi marido; venderle a un hijo menor; compraventa entre cónyuges; traspasar la casa a mi esposa
law: sale between spouses
people: sell to my wife; sell to my husband
donde: Código Civil art. 1796

[civil-sale-prohibited-buyers]
ley: empleado público se prohíbe comprar; tutores y curadores comprar; mandatarios, los síndicos; administradores de establecimientos públicos vender
gente: juez comprar bienes del juicio; abogado compra cosa litigiosa; mandatario se compró la casa; curador compra bienes del pupilo; incapacidades especiales venta
law: prohibited buyers; incapacity to buy
people: who cannot buy; agent bought it himself
donde: Código Civil art. 1797-1800

[civil-sale-form]
ley: venta se reputa perfecta; convenido en la cosa y en el precio; venta de los bienes raíces
gente: comprar una casa requisitos; papeles para vender casa; escritura de compraventa; compraventa de casa; vender el auto sin papeles; venta de palabra; trámites para comprar propiedad; quiero vender mi casa qué papeles; requisitos para vender un terreno
law: perfection of sale; sale of real estate; public deed
people: buy a house papers; sell a house requirements
donde: Código Civil art. 1801, 1802

[civil-earnest-money]
ley: se vende con arras; perdiendo las arras; arras como parte del precio; arras contratantes podrá retractarse
gente: arras; di una seña; dejé un pie y me arrepentí; dejé señal; seña por la casa; me arrepentí después de dar seña; pie de la casa; me devuelven la reserva de compra; me arrepentí de comprar la casa; perdí la reserva
law: earnest money; deposit on sale
people: lose my deposit if I back out; down payment on house; earnest money
donde: Código Civil art. 1803-1805

[civil-sale-costs]
ley: costas de la escritura; impuestos fiscales o municipales; a cargo del vendedor
gente: quién paga la escritura; gastos notariales de la venta; gastos de notaría; paga el vendedor o el comprador; costos de la compraventa; impuestos de la venta
law: costs of the deed
people: who pays notary fees
donde: Código Civil art. 1806

[civil-sale-price]
ley: precio de la venta; determinado por los contratantes; precio al arbitrio de un tercero
gente: quién fija el precio; precio de venta sin definir; precio a fijar después; vender sin precio; el precio lo fija un tasador
law: determination of price; price of the sale
people: who sets the price; no price agreed
donde: Código Civil art. 1808, 1809

[civil-sale-things]
ley: pueden venderse todas las cosas; venta de cosas que no existen; se supone existente y no existe; venta de todos los bienes
gente: vender cosecha futura; venta en verde; comprar en verde; compra en blanco
law: sale of future things; things that may be sold
people: sell a future crop; off-plan purchase
donde: Código Civil art. 1810, 1811, 1813, 1814

[civil-sale-common-property]
ley: cosa es común de dos o más personas proindiviso; vender su cuota
gente: vender sin permiso de mis hermanos; vender derechos de la casa heredada; hermano vendió su parte; copropietario vendió; vender casa en común; vender mi parte de la casa; vender mi cuota de la casa común; vender mi parte del terreno; vender mi mitad
law: sale of an undivided share
people: sell my share; brother sold his part
donde: Código Civil art. 1812

[civil-sale-of-anothers-thing]
ley: venta de cosa ajena; derechos del dueño de la cosa vendida; ratificada después por el dueño; entregada a otro una cosa ajena
gente: vendió algo que no era suyo; venta de cosa ajena; me vendieron un auto que no era de él; vendieron mi casa sin permiso; vendió lo ajeno; el vendedor no era dueño; compré algo robado sin saber; le di un poder y vendió la casa
law: sale of another's property
people: sold something not his; bought from someone not the owner
donde: Código Civil art. 1815, 1818, 1819

[civil-double-sale]
ley: vende separadamente una misma cosa a dos personas; comprador que haya entrado en posesión; título más antiguo prevalecerá
gente: vendió la misma cosa dos veces; doble venta; vendió dos veces la casa; vendió el terreno a dos personas; quién se queda con la cosa vendida dos veces
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
gente: probar antes de comprar; comprar y devolver si no gusta; compra a prueba y devolver; venta a prueba de una cosa
law: sale on trial; sale on approval
people: try before buying
donde: Código Civil art. 1823

[civil-seller-delivery]
ley: obligaciones del vendedor; entregar la cosa vendida inmediatamente; entregar lo que reza el contrato
gente: no me entregan lo que compré; el vendedor no entrega; no me entregó la casa; vendedor no cumple; obligaciones del vendedor; pagué y no me entregan lo que compré; vendedor no me entrega la casa
law: obligations of the seller; delivery of the thing sold
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
gente: qué incluye la casa vendida; se llevó los muebles empotrados; se llevó el calefont; vendió la casa y sacó las lámparas; cría de la vaca vendida
law: fixtures included in sale; accessories of the property sold
people: what is included with the house; seller took the fixtures
donde: Código Civil art. 1829, 1830

[civil-area-of-land]
ley: con relación a su cabida; especie o cuerpo cierto; cabida real; cabida declarada; como un cuerpo cierto
gente: terreno más chico de lo que decía; faltan metros; me vendieron menos metros; la parcela mide menos; menos hectáreas; metros cuadrados de menos; terreno mide más; superficie distinta a la escritura
law: sale by measure; acreage of the land
people: land smaller than stated; missing square metres
donde: Código Civil art. 1831-1833

[civil-eviction-warranty]
ley: evicción; obligación de saneamiento; dominio y posesión pacífica; comprador es privado del todo o parte de la cosa comprada
gente: me quitaron lo que compré; apareció otro dueño; apareció el verdadero dueño; un juez me quitó la casa que compré; auto comprado era robado; evicción; compré y la casa era de otra persona
law: warranty against eviction; warranty of title
people: real owner took what I bought; lost what I bought in court
donde: Código Civil art. 1837-1839

[civil-eviction-citation]
ley: citar al vendedor; comparezca a defenderla; vendedor comparece; vendedor no opone medio alguno de defensa
gente: citación de evicción; llamar al vendedor al juicio; me demandan por lo que compré; que el vendedor me defienda; avisar al vendedor de la demanda
law: summons of the seller
people: sued over what I bought; call the seller to court
donde: Código Civil art. 1843-1845

[civil-eviction-amount]
ley: saneamiento de evicción; sanear la evicción; restitución del precio por evicción
gente: qué me devuelve el vendedor por evicción; cuánto me pagan si me quitan la cosa; evicción parcial; ventas forzadas evicción
law: amount due for eviction
people: what do I get back if evicted
donde: Código Civil art. 1847, 1851, 1852

[civil-eviction-waiver-prescription]
ley: se exima al vendedor del saneamiento de evicción; cesará la obligación de sanear; acción de saneamiento por evicción prescribe
gente: plazo para reclamar evicción; renunciar al saneamiento; cláusula sin responsabilidad del vendedor; prescribe la evicción; vendió sin responder
law: waiver of warranty; limitation of eviction claim
people: seller not responsible clause; how long to claim eviction
donde: Código Civil art. 1842, 1846, 1856

[civil-hidden-defects]
ley: vicios redhibitorios; acción redhibitoria; vicios ocultos; existido al tiempo de la venta
gente: auto con fallas; compré auto usado malo; defecto oculto; vicios ocultos; venía malo; vendió con fallas escondidas; casa con humedad oculta; compré casa con goteras; vendedor no me dijo del defecto; auto usado con desperfecto; salió malo el auto que compré; compré un auto y se echó a perder; a la semana se echó a perder; casa con termitas; me vendieron algo malo y no me dijeron; el auto se fundió; el auto que compré tenía problemas; se descompuso a los pocos días
law: latent defects; redhibitory defects; hidden defects
people: sold me a lemon; hidden fault; used car with problems; defect the seller hid; the car I bought is broken; car broke down after buying
donde: Código Civil art. 1857, 1858

[civil-hidden-defects-remedies]
ley: rescisión de la venta; vendedor conocía los vicios; vicios redhibitorios dan derecho; rescisión de la venta o rebaja del precio
gente: devolver el auto malo; rebaja del precio por fallas; me devuelve la plata por defecto; sabía del defecto y calló; descuento por falla; qué puedo pedir si salió malo
law: rescission or price reduction; seller aware of defects
people: return the faulty car; lower the price for defects
donde: Código Civil art. 1860, 1861, 1868

[civil-hidden-defects-deadline]
ley: acción redhibitoria durará seis meses; prescrito la acción redhibitoria; acción para pedir rebaja del precio prescribe
gente: plazo para reclamar por defecto oculto; cuánto tiempo para devolver auto usado; prescripción vicios redhibitorios; hasta cuándo reclamo la falla; plazo para reclamar casa con fallas
law: limitation for hidden defects
people: how long to claim a hidden defect
donde: Código Civil art. 1866, 1867, 1869

[civil-hidden-defects-waiver]
ley: saneamiento por los vicios ocultos; hacer redhibitorios los vicios; vicios redhibitorios en ventas forzadas
gente: vendido sin garantía en el estado actual; vendido en el estado en que se encuentra; vendido tal como se ve; comprado en remate salió malo; compra sin garantía
law: waiver of hidden defects warranty; as is sale without warranty
people: bought at auction faulty; bought as is no warranty
donde: Código Civil art. 1859, 1863, 1865

[civil-buyer-pays-price]
ley: obligación del comprador es la de pagar el precio; precio deberá pagarse; depositar el precio
gente: dónde se paga el precio; cuándo paga el comprador; obligaciones del comprador; temo que me quiten lo comprado; retener el precio
law: obligations of the buyer; payment of the price
people: when must the buyer pay
donde: Código Civil art. 1871, 1872

[civil-unpaid-price]
ley: mora de pagar el precio; resolución de la venta; no haberse pagado el precio; derecho para exigir el precio o la resolución de la venta
gente: no me pagó lo que le vendí; comprador no paga; vendí el auto y no me pagan; vendí la casa y no me pagaron; me debe cuotas del auto; recuperar lo vendido si no paga; cheque sin fondos por la venta; no terminó de pagar lo que compró; se llevó el auto y no me pagó; me pagaron con un cheque malo; compró y desapareció sin pagar; me quedó debiendo plata de la venta
law: unpaid price; resolution for non-payment
people: buyer did not pay; get back what I sold
donde: Código Civil art. 1873, 1875, 1876

[civil-retention-of-title]
ley: no transferirse el dominio sino en virtud de la paga; hasta el pago del precio
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
gente: retroventa; derecho a comprarla de vuelta; vendí con derecho a recuperar; recuperar la casa vendida; pacto de recompra; recomprar lo que vendí
law: repurchase agreement; right of redemption
people: buy it back
donde: Código Civil art. 1881-1885

[civil-lesion-enorme]
ley: lesión enorme; inferior a la mitad del justo precio; justo precio
gente: vendí muy barato; vendió la casa por menos de la mitad; precio muy bajo; se aprovecharon y compraron barata; lesión enorme; me pagaron una miseria por el terreno; compré demasiado caro; vendió a precio ridículo; casa mal vendida; vendí mi casa muy barata; me pagaron muy poco por la casa; vendí por necesidad muy barato
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
gente: permuta; cambiar mi casa por otra; canje; trueque; cambalache; cambio de una cosa por otra; permuté mi auto
law: exchange contract; barter
people: swap my car; trade houses
donde: Código Civil art. 1897-1900

[civil-assignment-of-credit]
ley: cesión de un crédito personal; notificada por el cesionario al deudor; notificación debe hacerse con exhibición del título; aceptación consistirá en un hecho; cesión de un crédito en virtud de la entrega del título
gente: vendieron mi deuda; cedieron mi deuda; traspasar un crédito; cesión de crédito; ahora me cobra otra empresa; me avisaron que cambió el acreedor; factoring; empresa de cobranza compró mi deuda
law: assignment of credit; notice to debtor; assignor and assignee of credit
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
donde: Código Civil art. 1911, 1913

[civil-lease-definition]
ley: arrendamiento es un contrato; goce de una cosa; susceptibles de arrendamiento; arrendamiento de cosas
gente: definición de arrendamiento; contrato de arrendamiento código civil; concepto de arriendo; qué cosas se pueden arrendar; arrendar un auto; arriendo de maquinaria
law: lease of things; lessor and lessee
people: rent a car or a machine
donde: Código Civil art. 1915, 1916, 1919

[civil-lease-price]
ley: precio puede consistir ya en dinero; frutos naturales de la cosa arrendada; precio podrá determinarse
gente: arriendo pagado en frutos; mediería; pagar arriendo con trabajo; renta en especie; cómo se fija la renta
law: price of the lease; rent in kind
people: rent paid in crops
donde: Código Civil art. 1917, 1918

[civil-double-lease]
ley: arrendado separadamente una misma cosa a dos personas; título anterior prevalecerá
gente: arrendó a dos personas; arrendaron la misma casa a dos; doble arriendo
law: double lease
people: rented to two people
donde: Código Civil art. 1922

[civil-lessor-delivery]
ley: entregar al arrendatario la cosa arrendada; imposibilidad de entregar la cosa; mora de entregar
gente: arrendador no entrega las llaves; pagué arriendo y no me entregaron; no me entregan la casa arrendada
law: lessor's duty to deliver
people: landlord does not hand over
donde: Código Civil art. 1924-1926

[civil-lessor-maintenance]
ley: mantener la cosa arrendada en buen estado; reparaciones necesarias; estado de servir
gente: obligaciones del arrendador; arrendador debe mantener; quién arregla lo arrendado; reparaciones necesarias; mantención de la cosa arrendada
law: lessor's duty to maintain; necessary repairs
people: who must repair; owner won't fix
donde: Código Civil art. 1924, 1927

[civil-lessee-use]
ley: usar de la cosa según los términos o espíritu del contrato; cuidado de un buen padre de familia; culpa del arrendatario; responsable no sólo de su propia culpa
gente: mal uso de lo arrendado; arrendatario usa para otra cosa; cuidar la cosa arrendada; daños del arrendatario; arrendatario rompió
law: lessee's use; care of the thing
people: misuse of rented thing; tenant damaged it
donde: Código Civil art. 1938, 1939, 1941

[civil-lease-end]
ley: arrendamiento de cosas expira; destrucción total de la cosa arrendada; extinción del derecho del arrendador
gente: cómo termina el arriendo; causales de término del arrendamiento; se quemó lo arrendado; fin del arrendamiento
law: expiry of the lease
people: how a lease ends
donde: Código Civil art. 1950

[civil-lessor-right-ends]
ley: extinguiéndose el derecho del arrendador; duración de su derecho; extinción del derecho; propietario fiduciario
gente: murió el usufructuario que arrendaba; arrendador perdió la propiedad; le quitaron la casa al arrendador; arriendo hecho por usufructuario
law: extinction of the lessor's right
people: landlord lost the property
donde: Código Civil art. 1958, 1959, 1961, 1963

[civil-work-contract]
ley: artífice suministra la materia; confección de una obra material; encargó la obra
gente: encargar una obra a un maestro; mandé a hacer un mueble; mueblista; contraté un maestro; encargué un trabajo a un maestro; contratista
law: contract for work; work order; contractor for a work
people: hired a builder; ordered custom furniture
donde: Código Civil art. 1996, 2000

[civil-work-price]
ley: no se ha fijado precio; misma especie de obra; facultad de fijar el precio
gente: no acordamos precio del trabajo; maestro cobra de más; cobró más de lo acordado; precio de la pega; no quedó precio fijo
law: price of the work
people: no price agreed for the job
donde: Código Civil art. 1997, 1998

[civil-work-bad-execution]
ley: no haberse ejecutado debidamente; hacer de nuevo la obra; reclamación de perjuicios; obra se apruebe por partes
gente: trabajo mal hecho; maestro chasquilla; maestro dejó malo; obra mal ejecutada; el gásfiter hizo mal el trabajo; pega mal hecha; hacer de nuevo el trabajo; quedó mal la ampliación; se atrasó con la obra; maestro se fue con la plata; maestro hizo mal el trabajo; pintor hizo mal el trabajo; la lavandería me arruinó la ropa; taller me dejó malo el auto; eléctrico dejó malo; techo quedó mal
law: redo the work; defective work by contractor
people: badly done job; botched work; plumber did it wrong
donde: Código Civil art. 1999, 2001, 2002

[civil-building-contract]
ley: construcción de edificios; precio único prefijado; aumento de precio; vicio oculto del suelo
gente: suma alzada; constructora pide más plata; constructora sube el precio; construcción de mi casa; subieron los materiales; obras extraordinarias; contratista cobra adicionales
law: construction contract; lump sum; price increase
people: builder asks for more money; fixed price building
donde: Código Civil art. 2003

[civil-building-defects-five-years]
ley: edificio perece o amenaza ruina; vicio de la construcción; cinco años subsiguientes a su entrega; vicio de los materiales; construcción de un edificio
gente: casa nueva con fallas; se cae la casa nueva; grietas en casa nueva; garantía de la construcción; responsabilidad de la constructora; departamento nuevo con grietas; casa nueva se llueve; edificio mal construido
law: construction defects; five-year liability; builder's liability
people: new house cracks; builder warranty
donde: Código Civil art. 2003, 2004, 2324

[civil-work-death-and-withdrawal]
ley: se resuelven por la muerte del artífice; dueño puede hacerla cesar; construcción de una obra; encargó la obra
gente: murió el maestro; parar la obra; cancelar el trabajo encargado; desistir de la obra
law: death of the contractor; stopping the work
people: contractor died; cancel the work
donde: Código Civil art. 1999, 2005

[civil-intellectual-services]
ley: obras inmateriales; predomina la inteligencia; servicios inmateriales; obras parciales
gente: contrato de prestación de servicios; prestación de servicios profesionales; encargué una traducción; servicio de profesor particular; contrato a honorarios civil; trabajo freelance; prestar servicios profesionales
law: intellectual services; intellectual service contract
people: freelance services; professional services
donde: Código Civil art. 2006-2008

[civil-services-termination]
ley: poner fin al servicio; se retira intempestivamente; mudar de residencia
gente: terminar un contrato de servicios; dejar de prestar servicios; avisar para terminar servicios; prestador se fue de repente
law: termination of services
people: end a service contract
donde: Código Civil art. 2009-2011

[civil-transport]
ley: arrendamiento de transporte; flete o porte; acarreador
gente: camión de mudanza perdió mis cosas; se rompió en el transporte; encomienda perdida; fletero; transporte de carga; empresa de mudanzas rompió; mudanza; flete; no llegó mi encomienda; paquete llegó roto
law: transport contract; contract of carriage; carrier and freight
people: movers broke my things; lost parcel
donde: Código Civil art. 2013, 2015, 2016, 2018

[civil-transport-no-show]
ley: pasajero o carga; muerte del acarreador o del pasajero; mitad del precio o flete
gente: no llegó el bus; perdí el pasaje; no me presenté al viaje; no llegó el flete; pasajero no llega; me cobran el flete igual
law: failure to appear for carriage
people: missed my trip; passenger missed the departure
donde: Código Civil art. 2019, 2020

[civil-rent-charge-censo]
ley: censuario; censualista; finca acensuada; rédito anual; censo sobre una finca; constitución del censo; obligación del censuario; derecho del censualista
gente: capellanía; gravamen de censo; redimir el censo; renta perpetua sobre un fundo
law: ground rent; rent charge
people: perpetual rent on land
donde: Código Civil art. 2022-2024, 2039

[civil-mandate]
ley: mandato; confía la gestión de uno o más negocios; contrato de mandato; encargo que es objeto del mandato
gente: dar un poder; poder simple; le di un poder; dejar encargado un negocio; encargué que vendiera; hacer un trámite por otra persona con poder; qué es un mandato
law: power of attorney; contract of mandate; agent and principal
people: give power of attorney; someone to act for me
donde: Código Civil art. 2116, 2123, 2124

[civil-mandate-fee]
ley: mandato puede ser gratuito o remunerado; llamada honorario; remuneración estipulada
gente: honorarios del mandatario; cobra por el encargo; cuánto cobra el abogado; honorarios de abogado; pagarle al apoderado; servicios profesionales mandato
law: agent's fee; remuneration of the agent
people: lawyer's fees; pay the agent
donde: Código Civil art. 2117, 2158

[civil-professional-silence]
ley: profesión u oficio se encargan de negocios ajenos; silencio se mirará como aceptación
gente: abogado no contestó; silencio como aceptación; el que calla otorga; no respondió al encargo
law: silence as acceptance
people: lawyer did not reply
donde: Código Civil art. 2125

[civil-mandate-powers]
ley: facultad de transigir; facultad de hipotecar; mandato comprende uno o más negocios; poder de ejecutar los actos de administración; necesitará de poder especial
gente: qué puede hacer el apoderado; poder amplio; poder general; poder para vender la casa; poder notarial para vender; facultades del poder; puede vender con el poder; puede hipotecar con el poder
law: special power; general power; scope of authority
people: power to sell the house; what can my agent do with the power
donde: Código Civil art. 2130, 2132, 2141, 2143

[civil-mandate-obedience]
ley: se ceñirá rigorosamente a los términos del mandato; recta ejecución del mandato; culpa leve en el cumplimiento; manifiestamente perniciosa
gente: apoderado no siguió instrucciones; hizo otra cosa con el poder; mandatario negligente; abogado negligente; mi abogado no hizo nada; abogado no presentó la demanda; mi abogado me dejó botado; mi abogado perdió el juicio; abogado dejó pasar el plazo
law: agent's duty to follow instructions; agent's negligence
people: agent ignored instructions; negligent lawyer
donde: Código Civil art. 2129, 2131, 2134, 2149

[civil-mandate-delegation]
ley: delegar el encargo; delegación no autorizada; delegación a determinada persona; ejercer contra el delegado
gente: delegar el poder; traspasó el poder a otro; apoderado mandó a otro; sustituir el poder; delegación de mandato
law: sub-agent; delegation of the mandate
people: agent passed it to someone else
donde: Código Civil art. 2135-2138

[civil-mandate-self-dealing]
ley: comprar las cosas que el mandante; interpuesta persona; tomar dinero prestado; dineros del mandante
gente: autocontrato; el apoderado se vendió la casa a sí mismo; se compró él lo que debía vender; usó el poder para comprar; se autoprestó la plata; mal uso del poder; se aprovechó del poder; le di un poder a mi hermano y vendió la casa
law: self-dealing; agent buying for himself
people: agent sold it to himself
donde: Código Civil art. 2144-2146

[civil-mandate-exceeding-powers]
ley: excedido los límites de su mandato; contratar a su propio nombre; dentro de los límites del mandato
gente: firmó sin facultades; apoderado sin poder suficiente; actuó a su propio nombre; mandato sin representación; ratificar lo que hizo el apoderado; se pasó del poder que le di; usó mi poder para otra cosa
law: excess of authority; undisclosed agency
people: went beyond the power; acted without authority
donde: Código Civil art. 2151, 2154, 2160

[civil-mandate-accounting]
ley: dar cuenta de su administración; intereses corrientes de dineros; recibido de terceros en razón del mandato
gente: rendir cuentas; rendición de cuentas; apoderado no rinde cuentas; se quedó con la plata del encargo; no me entrega lo que cobró por mí; mi hermano administra y no da cuentas; exigir cuentas
law: rendering of accounts by the agent; accounting by the agent
people: agent will not give accounts; kept the money he collected
donde: Código Civil art. 2155-2157

[civil-principal-duties]
ley: mandante es obligado; proveer al mandatario de lo necesario; mandante que no cumple; mandatario podrá retener los efectos
gente: obligaciones del mandante; pagarle los gastos al apoderado; reembolsar gastos del encargo; no me pagan lo que gasté por él; retener por honorarios
law: principal's duties; reimbursement of agent's expenses
people: pay back agent's expenses
donde: Código Civil art. 2158, 2159, 2162

[civil-mandate-end]
ley: mandato termina; revocación del mandante; renuncia del mandatario; muerte del mandante; revocar el mandato
gente: revocar un poder; anular un poder; quitar el poder; dejar sin efecto un poder; poder vence con la muerte; murió y usaron el poder; sirve el poder si murió; renunciar al poder; echar al abogado; cambiar de abogado
law: termination of mandate; revocation of power of attorney
people: cancel power of attorney; used power after death
donde: Código Civil art. 2163-2168

[civil-mandate-after-death-and-ignorance]
ley: mandato destinado a ejecutarse después de ella; causa ignorada del mandatario; terceros de buena fe
gente: poder para después de morir; mandato póstumo; vendió con poder revocado; no sabía que el poder estaba revocado; compré con poder vencido
law: posthumous mandate; apparent authority
people: sold with a revoked power
donde: Código Civil art. 2169, 2173

[civil-comodato]
ley: comodato; préstamo de uso; gratuitamente una especie; contrato de comodato
gente: comodato; prestar la casa; presté el auto; le presté la casa a mi hermano; préstamo de uso; prestado gratis; presté una pieza; vive prestado en mi casa; me prestaron un terreno para vivir; presté una herramienta
law: loan for use; commodatum; gratuitous loan
people: lent my car; lent my house for free
donde: Código Civil art. 2174, 2175

[civil-comodato-duties]
ley: emplear la cosa sino en el uso convenido; mayor cuidado en la conservación; comodato fuere en pro de ambas partes
gente: me devolvió el auto prestado chocado; rompió lo que le presté; cuidar la cosa prestada; dañó la cosa prestada; chocó mi auto prestado; uso indebido de lo prestado; le presté una herramienta y la perdió; me la devolvió rota; perdió lo que le presté
law: borrower's care; borrower's liability
people: damaged what I lent; crashed borrowed car
donde: Código Civil art. 2177-2179

[civil-comodato-return]
ley: restituir la cosa prestada; necesidad imprevista y urgente; restitución deberá hacerse al comodante; comodatario suspender la restitución
gente: no me devuelve lo que le presté; devolver lo prestado; pedir que devuelva la casa prestada; no se quiere ir de la casa que le presté; exigir devolución de cosa prestada; se niega a devolver lo prestado; no me devuelve el auto; no me devuelve mis cosas; no me quiere devolver lo prestado; se quedó con mi herramienta
law: return of the thing lent
people: won't give back what I lent
donde: Código Civil art. 2180, 2181, 2183

[civil-comodato-expenses]
ley: comodante es obligado a indemnizar al comodatario; retener la cosa prestada; mala calidad o condición
gente: gastos en la cosa prestada; arreglé el auto prestado; quién paga arreglos de cosa prestada; cosa prestada me causó daño
law: lender's reimbursement of expenses
people: who pays repairs on a borrowed thing
donde: Código Civil art. 2191-2193

[civil-precario]
ley: mera tolerancia del dueño; tenencia de una cosa ajena; sin previo contrato; constituye precario
gente: precario; ocupa mi casa sin contrato; no se quiere ir y no paga; allegado no se va; sacar a un familiar de mi casa; vive en mi casa sin permiso; pareja no se va de mi casa; demanda de precario; cuñado no se va; sacar a un ocupante; okupa; mi ex no se quiere ir de la casa; mi hijo no se quiere ir de mi casa; hermano no se va de mi casa; no se quiere ir de mi casa; vive gratis en mi casa; se metieron a vivir a mi casa
law: precarious tenancy; occupant without contract; tolerance of the owner
people: squatter; won't leave my house no contract; relative won't move out
donde: Código Civil art. 2195

[civil-mutuo]
ley: préstamo de consumo; cosas fungibles; contrato de mutuo; mutuo o préstamo de consumo
gente: debe plata de un préstamo; préstamo de plata; prestar plata; me prestaron lucas; pedir plata prestada; no me devuelve la plata que le presté; presté plata y no me paga; le presté plata a un amigo; me debe plata; me debe lucas; no me quiere pagar lo que me debe; no me paga lo que le presté; me debe plata hace años
law: loan for consumption; money loan; borrower and lender
people: lent money; he owes me money; borrow money; won't pay me back
donde: Código Civil art. 2196-2198

[civil-mutuo-term]
ley: no se hubiere fijado término para el pago; diez días subsiguientes a la entrega; pague cuando le sea posible
gente: préstamo sin fecha; cuándo puedo cobrar un préstamo; cuándo debe devolver la plata; presté sin plazo; sin fecha de devolución; quedó en pagarme cuando pueda
law: loan without a term
people: when can I ask for the loan back
donde: Código Civil art. 2200, 2201

[civil-mutuo-prepayment]
ley: pagar toda la suma prestada; antes del término estipulado
gente: pagar el préstamo antes; prepago del préstamo; devolver la plata antes; pagar anticipado un crédito
law: prepayment of a loan
people: pay off a loan early
donde: Código Civil art. 2204

[civil-interest]
ley: interés convencional; interés corriente; estipular intereses; se estipulan en general intereses
gente: interés máximo; cuánto interés se puede cobrar; prestamista cobra mucho interés; intereses abusivos; tasa de interés del préstamo; me cobra el 20 por ciento; gota a gota; usura; me cobra mucho interés
law: current rate; maximum interest; interest on loans
people: loan shark; usury; too much interest
donde: Código Civil art. 2205-2207

[civil-interest-paid-not-agreed]
ley: se han pagado intereses; aunque no estipulados; carta de pago por el capital
gente: pagué intereses no pactados; recuperar intereses pagados; devolver intereses
law: unagreed interest paid
people: paid interest not agreed
donde: Código Civil art. 2208, 2209

[civil-deposit]
ley: depósito propiamente dicho; confía una cosa corporal; depositante y depositario
gente: dejé algo guardado; le dejé mis cosas para que las guardara; guardar muebles; dejé el auto guardado; depósito de cosas; encargué mis cosas; dejé mi auto en el taller
law: contract of deposit; bailment
people: left my things with someone; left my things in storage
donde: Código Civil art. 2211, 2212, 2214, 2215

[civil-deposit-liability]
ley: usar la cosa depositada; responda de toda especie de culpa; depósito de dinero
gente: usó lo que le dejé guardado; se gastó la plata que le guardé; perdió mis cosas en bodega; robaron en la bodega; guardé plata donde un amigo; responsabilidad del depositario; dejé mi auto en el taller y se lo robaron; robaron mi auto en el taller; perdieron mis cosas guardadas
law: depositary's liability; irregular deposit
people: he used what I left with him; storage lost my things
donde: Código Civil art. 2220-2222

[civil-deposit-return]
ley: restitución es a voluntad del depositante; obligación de guardar la cosa; cosa depositada debe restituirse; misma cosa o cosas individuales; retener la cosa depositada
gente: no me devuelve lo que dejé guardado; pedir de vuelta lo guardado; retirar mis cosas de la bodega; no me entregan mis muebles; cobra por devolverme mis cosas
law: return of the deposit
people: won't return what I left; get my stuff back
donde: Código Civil art. 2226-2229, 2234

[civil-hotel-liability]
ley: efectos de gran valor; administradores de fondas, cafés; posadero responde de los efectos; alojado que trae consigo efectos; posadero es obligado; efectos del alojado; responsabilidad del posadero; daño que se cause al alojado
gente: me robaron en el hotel; robo en hostal; perdieron mi maleta en el hotel; hotel responde por robo; robo en la cabaña; cosas de valor en el hotel; robo en airbnb; robaron en el camarín
law: innkeeper's liability; hotel liability
people: robbed at the hotel; hotel lost my luggage
donde: Código Civil art. 2241, 2242, 2243, 2244, 2245, 2247, 2248

[civil-necessary-deposit]
ley: depósito necesario; elección de depositario; responsabilidad del depositario
gente: dejé mis cosas por incendio; guardar cosas por emergencia; depósito de emergencia; salvamos las cosas donde el vecino
law: necessary deposit
people: left things in an emergency
donde: Código Civil art. 2236-2240

[civil-sequestration]
ley: cosa que se disputan dos o más individuos; secuestro de la cosa que se disputan; reglas del secuestro; secuestro convencional o judicial; depositario de un secuestro
gente: secuestro de bienes; secuestro judicial; cosa en disputa guardada por un tercero; depositario de cosa en juicio
law: judicial deposit; judicial sequestration
people: disputed thing held by a third party
donde: Código Civil art. 2249, 2250, 2252
no: raptaron; rescate; víctima

[civil-gambling]
amplio: sueltas
ley: juego y la apuesta; que gana no puede exigir el pago; juegos de azar; que hace la apuesta
gente: deuda de juego; aposté y no me pagan; gané una apuesta; deuda de póker; me debe una apuesta; perdí en el juego; apuestas online; recuperar lo perdido jugando; apostar plata; deuda con el casino; apuesta
law: gambling and wagers
people: gambling debt; won a bet and he won't pay
donde: Código Civil art. 2259-2261, 1466

[civil-aleatory-contracts]
ley: contratos aleatorios; contingencia incierta de ganancia o pérdida; principales contratos aleatorios
gente: contratos aleatorios; contingencia de ganancia o pérdida
law: aleatory contracts
people: contracts of chance
donde: Código Civil art. 2258, 1441

[civil-life-annuity]
ley: renta vitalicia; precio de la renta vitalicia; título de renta vitalicia
gente: renta vitalicia; pensión de por vida a cambio de la casa; vender la casa por una pensión; pago mensual hasta morir; entregué mi casa por una renta
law: life annuity
people: monthly pay for life; sell house for annuity
donde: Código Civil art. 2264, 2267-2269
no: afp; jubilación; jubilarme

[civil-life-annuity-breach]
ley: no pagarse la pensión; no pagársele la pensión; persona de cuya existencia pende; renta vitalicia no se extingue
gente: no me pagan la renta vitalicia; dejó de pagar la pensión vitalicia; murió el de la renta vitalicia; anular renta vitalicia
law: non-payment of annuity
people: annuity not paid
donde: Código Civil art. 2270-2272, 2276, 2277

[civil-quasi-contracts]
ley: cuasicontratos; obligaciones que se contraen sin convención
gente: cuasicontrato; tipos de cuasicontratos; enriquecimiento sin causa; enriquecimiento injusto
law: quasi-contracts; unjust enrichment
people: obligation without a contract; unjust enrichment
donde: Código Civil art. 2284, 2285

[civil-negotiorum-gestio]
ley: agencia oficiosa; gestión de negocios; administra sin mandato; agente oficioso; cuidados de un buen padre de familia
gente: agencia oficiosa; cuidé sus cosas sin que me pidiera; arreglé la casa del vecino ausente; actuar sin poder; gasté por ayudar; me hice cargo sin encargo; pagarme por lo que hice sin pedir
law: management of another's affairs; negotiorum gestio
people: I looked after his things without being asked
donde: Código Civil art. 2286-2288, 2290, 2291

[civil-undue-payment]
ley: por error ha hecho un pago; repetir lo pagado; dinero o cosa fungible que no se le debía; da lo que no debe; se podrá repetir
gente: transferí por error; transferencia equivocada; me equivoqué de cuenta; pagué dos veces; pago de lo no debido; recuperar plata transferida por error; no me devuelve transferencia; deposité plata a otra persona por error; transferí a la cuenta equivocada; me transfirieron plata por error; pagué plata de más
law: undue payment; payment by mistake
people: sent money by mistake; paid twice; wrong bank transfer
donde: Código Civil art. 2295, 2297, 2299, 2300

[civil-undue-payment-good-faith]
ley: recibido de buena fe; de buena fe ha vendido; pagó lo que no debía
gente: recibí plata por error; me depositaron por error; me llegó plata que no es mía; tengo que devolver plata depositada por error; gasté plata que me llegó por error; me transfirieron por error tengo que devolver
law: good faith recipient
people: received money by mistake must I return it
donde: Código Civil art. 2301, 2302, 2303

[civil-community]
ley: comunero debe a la comunidad; comunidad de una cosa universal o singular; comunero debe contribuir; comuneros de la cosa común
gente: casa a nombre de dos personas; comunidad de bienes; dueños en común; somos dueños entre hermanos; hermano usa solo la casa; cobrarle arriendo a mi hermano; conviviente casa a medias; gastos de la casa común; comprar una casa entre dos personas; comunero y casa; tenemos una casa entre hermanos; terreno en común; compramos una casa a medias entre los dos
law: co-ownership; community of property; co-owner
people: we own it together; brother uses the shared house; jointly owned
donde: Código Civil art. 2304, 2305, 2308-2310

[civil-community-debts]
ley: deudas contraídas en pro de la comunidad; deudas de la cosa común
gente: deudas de la comunidad; hermano se endeudó por la casa común; quién paga la deuda del terreno en común; pagué contribuciones de todos
law: debts of the community
people: who pays debts of shared property
donde: Código Civil art. 2306, 2307

[civil-community-end]
ley: comunidad termina; división del haber común; división de las cosas comunes; ninguno de los coasignatarios
gente: terminar la comunidad; dividir la casa común; pedir la partición; no quiero seguir siendo dueño con él; hermano no quiere vender; obligar a vender la casa; separar los bienes en común; juez partidor; salir de la copropiedad; rematar la casa entre hermanos; partición de la casa común
law: end of co-ownership; partition of common property
people: force sale of shared house; brother refuses to sell; divide common property
donde: Código Civil art. 2312, 2313, 1317

[civil-indivision-pact]
ley: proindivisión por más de cinco años; coasignatarios no hayan estipulado lo contrario; permanecer en la indivisión
gente: pacto de indivisión; pacto de no dividir; prohibición de dividir; acuerdo de no vender la casa común; obligado a seguir en comunidad
law: agreement not to partition
people: agreed not to divide
donde: Código Civil art. 1317

[civil-tort-liability]
ley: delito o cuasidelito; inferido daño a otro; obligado a la indemnización; malicia o negligencia
gente: responsabilidad extracontractual; me causaron un daño; demandar por un accidente; indemnización por accidente; daño por descuido; responsabilidad civil; chocaron mi auto; reparar el daño; pagar los daños; me atropellaron y quiero indemnización; me quebraron el vidrio; me rayaron el auto; me rompieron la ventana; me chocaron; me chocaron y se fugaron; choqué y no fue mi culpa; me hicieron un daño y quiero que paguen; me rompió el celular; me arruinó la ropa; me botó al suelo y me quebré; se me inundó el departamento por el vecino; vecino de arriba me inundó
law: civil liability; tort liability; negligence liability; delict or quasi-delict
people: sue for an accident; someone hurt me; pay for the damage; hit my car; broke my window
donde: Código Civil art. 2314, 2329

[civil-negligence-cases]
ley: malicia o negligencia de otra persona; dispara imprudentemente un arma de fuego; remueve las losas
gente: caí en un hoyo en la calle; me caí por un hoyo; hoyo sin señalización; actividad peligrosa; presunción de culpa por hecho propio; negligencia ajena; bala loca; caída en la vereda; me resbalé en el supermercado; me resbalé en el piso mojado; me caí en la tienda; me caí en el mall; me cayó un árbol encima; me cayó una rama; árbol cayó sobre mi auto; me caí en la vereda
law: hazardous activity; negligence of another person
people: fell in a hole; careless act; slipped in a store; tree fell on my car
donde: Código Civil art. 2329

[civil-moral-damage]
ley: inferido daño a otro; todo daño que pueda imputarse a malicia o negligencia
gente: daño moral; sufrimiento indemnización; dolor por muerte de familiar; daño psicológico; perjuicio emocional; indemnización por daño moral; pena y dolor; depresión por el accidente; daño extrapatrimonial
law: moral damages; pain and suffering; emotional distress
people: emotional harm; psychological damage money
donde: Código Civil art. 2314, 2329

[civil-who-may-claim]
ley: puede pedir esta indemnización; dueño o poseedor de la cosa; usufructuario, el habitador o el usuario; ausencia del dueño
gente: quién puede demandar los daños; puede demandar el arrendatario el daño; heredero puede pedir indemnización; dañaron la cosa que tenía; legitimación activa
law: standing to claim damages
people: who can sue for damage
donde: Código Civil art. 2315

[civil-who-must-pay]
ley: que hizo el daño, y sus herederos; recibe provecho del dolo ajeno
gente: quién paga el daño; herederos pagan indemnización; murió el que causó el daño; se benefició del engaño de otro; demandar a los herederos
law: persons liable; heirs of the wrongdoer
people: who pays for damage; wrongdoer died
donde: Código Civil art. 2316

[civil-joint-tort]
ley: solidariamente responsable de todo perjuicio; delito o cuasidelito cometido por dos o más personas
gente: entre varios me hicieron daño; varios culpables; solidaridad en el daño; le pegaron entre varios; los dos choferes tienen culpa
law: joint tortfeasors
people: several people caused the damage
donde: Código Civil art. 2317

[civil-drunk-liability]
ley: ebrio es responsable del daño
gente: curado causó el daño; borracho chocó; daño por conductor ebrio; andaba curado; me chocó un ebrio; curao me chocó; manejaba copeteado; conductor curado me chocó
law: drunk person's liability
people: drunk person caused damage
donde: Código Civil art. 2318

[civil-incapable-tort]
ley: no son capaces de delito o cuasidelito; menores de siete años; menor de dieciséis años; cometido el delito o cuasidelito sin discernimiento
gente: un niño me rompió el auto; niño rompió el vidrio; niño causó un daño; menor de edad dañó; un loco me hizo daño; demente hizo daño; quién paga lo que rompió el niño; a qué edad responde un niño; un niño me quebró el vidrio; niño me rayó el auto; hijo del vecino rompió; pelotazo rompió la ventana
law: incapacity in tort; children under seven
people: child broke my window
donde: Código Civil art. 2319

[civil-vicarious-liability]
ley: responsable no sólo de sus propias acciones; hecho de aquellos que estuvieren a su cuidado; jefes de colegios y escuelas; aprendices o dependientes
gente: responsabilidad por hecho ajeno; papás responden por los hijos; colegio responde por alumno; empresa responde por su chofer; empleado chocó el auto; daño del trabajador a terceros; colegio y accidente de alumno; padres pagan daños del hijo; chocó el chofer de la empresa; mi hijo quebró un vidrio; camión de la empresa me chocó; el trabajador de la empresa me dañó
law: vicarious liability; parents' liability; liability for acts of others
people: parents pay for child's damage; company driver crashed; school liable
donde: Código Civil art. 2320

[civil-parents-bad-education]
ley: progenitores serán siempre responsables; mala educación; hábitos viciosos
gente: hijo malcriado causó daños; padres por mala educación; responsabilidad de los padres por hijos; hijo delincuente pagan los papás
law: parental liability for bad upbringing
people: parents liable for badly raised child
donde: Código Civil art. 2321

[civil-servants-liability]
ley: amos responderán; criados o sirvientes; reparación de los daños causados por las que de ellas depende
gente: responde el patrón por el empleado; nana rompió algo; empleador paga daños del trabajador; jardinero rompió la cañería; responsabilidad del empleador frente a terceros
law: employer's liability for servants
people: employer pays for employee's damage
donde: Código Civil art. 2322, 2325

[civil-building-ruin]
ley: dueño de un edificio es responsable; daños que ocasione su ruina; ruina de un edificio; necesarias reparaciones
gente: se cayó un muro; me cayó un pedazo de edificio; se derrumbó la pared del vecino; edificio se cayó y dañó; casa en ruina; muralla del vecino cayó encima; cayó una cornisa; derrumbe de un muro; se cayó la pandereta del vecino; muro del vecino se va a caer; se cayó la muralla
law: collapse of a building; owner's liability for ruin
people: wall fell on my car; building collapsed
donde: Código Civil art. 2323, 2324

[civil-animal-damage]
ley: dueño de un animal es responsable; se haya soltado o extraviado; daños causados por el mismo animal
gente: me mordió un perro; perro del vecino mordió; perro mató mis gallinas; choqué con una vaca; caballo en la carretera; perro atacó a mi perro; animal suelto; responsable del perro; choqué un animal suelto; mordedura de perro; perro ajeno me atacó; se me cruzó un caballo
law: damage caused by animals; owner of the animal
people: dog bit me; neighbour's dog attacked; hit a cow
donde: Código Civil art. 2326

[civil-wild-animal-damage]
ley: animal fiero; guarda o servicio de un predio; siempre imputable al que lo tenga
gente: animal salvaje; animal peligroso; fiera escapada; perro bravo; perro potencialmente peligroso; pitbull me atacó; tiene un puma de mascota; tiene un león
law: wild animal; strict liability for fierce animals
people: dangerous animal attacked
donde: Código Civil art. 2327

[civil-falling-objects]
ley: cae o se arroja de la parte superior de un edificio; amenace caída y daño; habitan la misma parte del edificio
gente: cayó un macetero; tiraron algo del balcón; me cayó algo del edificio; tiran cosas por la ventana; lanzaron basura del piso de arriba; cayó un objeto desde el departamento; botella desde el balcón; cayó agua del departamento de arriba; tiraron una botella
law: things thrown or fallen from a building
people: something fell from a balcony; thrown from window
donde: Código Civil art. 2328

[civil-victim-exposure]
ley: apreciación del daño está sujeta a reducción; se expuso a él imprudentemente
gente: culpa de la víctima; cruzó con luz roja; también tuve culpa; rebajan la indemnización; culpa compartida; víctima imprudente; se expuso al riesgo; iba sin cinturón; compensación de culpas
law: contributory negligence; comparative fault
people: victim's own fault; partly my fault
donde: Código Civil art. 2330

[civil-defamation-damages]
ley: imputaciones injuriosas; honor o el crédito de una persona; verdad de la imputación
gente: me funaron; me injuriaron; hablaron mal de mí; difamación; funa en redes sociales; indemnización por injurias; dañó mi honor; me desprestigió; me calumnió; me insultó por internet; publicaron mi foto diciendo que soy estafador; dice mentiras de mí; me trató de ladrón; me subieron a una funa
law: injury to honour; defamation damages; libel damages
people: slandered me; defamed online
donde: Código Civil art. 2331

[civil-tort-prescription]
ley: prescriben en cuatro años; perpetración del acto; daño o dolo
gente: plazo para demandar un accidente; cuánto tiempo para demandar daños; prescripción extracontractual; años para pedir indemnización; cuándo prescribe un choque
law: four-year tort limitation
people: how long to sue for an accident
donde: Código Civil art. 2332

[civil-popular-action]
ley: acción popular; daño contingente; amenace a personas indeterminadas; acciones populares
gente: denunciar un peligro público; acción popular; cualquiera puede denunciar peligro; amenaza de daño; prevenir un daño; daño futuro
law: popular action; threatened damage
people: danger to the public; stop a future danger
donde: Código Civil art. 2333, 2334

[civil-suretyship]
ley: obligación accesoria; responden de una obligación ajena; fianza es una obligación accesoria; fiador responde de obligación ajena
gente: ser aval; salí de aval; firmé de garante; aval de un amigo; garantizar la deuda de otro; responder por la deuda de otro; me piden un aval; fiador; soy aval y no paga
law: suretyship; surety or guarantor
people: I signed as guarantor; co-signer; vouch for someone's debt
donde: Código Civil art. 2335

[civil-surety-limits]
ley: fiador no puede obligarse a más; términos más gravosos; fianza no se presume
gente: cuánto debe pagar el fiador; hasta cuánto responde el aval; aval cubre intereses; fianza por más de la deuda; límite de la fianza
law: extent of the suretyship
people: how much must the guarantor pay
donde: Código Civil art. 2343, 2344, 2347

[civil-surety-required]
ley: obligado a prestar fianza; fiador dado por el deudor cayere en insolvencia; prestar nueva fianza
gente: exigir un fiador; pedir otro aval; mi aval quebró; quién debe dar fianza; requisitos para ser fiador; cambiar de aval
law: obligation to provide a surety; replacement of surety
people: need a new guarantor; who can be a valid guarantor
donde: Código Civil art. 2348-2350

[civil-excussion]
ley: beneficio de excusión; bienes del deudor principal; bienes para la excusión
gente: beneficio de excusión; cobrar primero al deudor; me cobran a mí antes que al deudor; aval paga primero; renunciar a la excusión; que le cobren primero al deudor y no al aval
law: benefit of excussion; exhaust remedies against the debtor
people: they must charge the debtor first
donde: Código Civil art. 2357-2359, 2363

[civil-benefit-of-division]
ley: dos o más fiadores de una misma deuda; fiador que paga más
gente: somos dos avales; varios fiadores; beneficio de división; cuánto paga cada aval; cofiadores
law: benefit of division; co-sureties
people: two guarantors who pays
donde: Código Civil art. 2367, 2378

[civil-surety-relief]
ley: deudor principal le obtenga el relevo; caucione las resultas de la fianza
gente: quiero dejar de ser aval; salirme de aval; dejar de ser fiador; liberarme del aval; cómo me salgo de aval; deudor va a fugarse y soy aval
law: release of the surety
people: stop being a guarantor
donde: Código Civil art. 2369

[civil-surety-recourse]
ley: fiador tendrá acción contra el deudor principal; fiador que pagó; reembolso de lo que haya pagado; pagó sin avisar al fiador
gente: pagué como aval; cobrarle al deudor lo que pagué; salí de aval y tuve que pagar; recuperar lo pagado como fiador; pagué la deuda de mi amigo
law: recourse of the surety; reimbursement of the surety
people: I paid as guarantor, get my money back
donde: Código Civil art. 2370, 2373, 2376, 2377

[civil-surety-end]
ley: fianza se extingue; descargo de la deuda; subrogarse en sus acciones
gente: cuándo termina la fianza; hasta cuándo soy aval; fin del aval; se extingue la fianza; murió el fiador; heredan la fianza
law: extinction of suretyship
people: when does a guarantee end
donde: Código Civil art. 2381-2383, 2355

[civil-pledge]
no: prenda de vestir; prenda de ropa; lavandería; tintorería
ley: contrato de empeño o prenda; contrato de prenda; entrega de la prenda; empeñar una cosa; prenda puede constituirse
gente: dejar una joya en prenda; dejé mi auto en garantía; tía rica; empeñé mis joyas; dejar algo empeñado; casa de empeño; dejé el celular empeñado; empeñar; el auto tenía prenda; auto prendado; significado de la prenda
law: pledge contract; pledgee
people: left jewels as security; pawn my jewelry
donde: Código Civil art. 2384-2388

[civil-pledge-anothers-thing]
ley: prenda no pertenece al que la constituye; dueño reclama la cosa empeñada
gente: empeñó algo que no era suyo; empeñaron mi notebook; empeñó mis joyas; recuperar lo que otro empeñó
law: pledge of another's property
people: pawned something of mine
donde: Código Civil art. 2390, 2391

[civil-pledge-creditor-duties]
ley: guardar y conservar la prenda; servirse de la prenda; restitución de la prenda
gente: usa lo que dejé empeñado; perdió mi prenda; acreedor dañó lo empeñado; cuidar la prenda; recuperar lo empeñado; pagué y no me devuelve la prenda; me devuelven la joya al pagar
law: pledgee's duties; return of the pledge
people: he uses what I pawned; get my pawn back
donde: Código Civil art. 2394-2396, 2401, 2403

[civil-pledge-sale]
ley: pública subasta; licitación de la prenda; prenda del deudor moroso se venda; venta o la adjudicación; vendida o adjudicada la prenda
gente: vender lo empeñado; se quedó con mi prenda; se quedó con lo empeñado; rematar la prenda; remate de joyas; pacto comisorio prenda; quedarse con la cosa si no pago
law: sale of the pledge; foreclosure of pledge
people: kept what I pawned; auction of pawned goods
donde: Código Civil art. 2397-2399, 2402

[civil-mortgage]
ley: derecho de prenda, constituido sobre inmuebles; hipoteca es indivisible; hipoteca es un derecho de prenda
gente: concepto de hipoteca; hipotecar la casa; crédito hipotecario garantía; poner la casa en garantía; dejé mi casa en garantía
law: mortgage right; mortgagee rights
people: mortgage my house; house as collateral
donde: Código Civil art. 2407, 2408

[civil-mortgage-form]
ley: hipoteca deberá otorgarse por escritura pública; inscrita en el Registro Conservatorio; inscripción de la hipoteca; designaciones prevenidas
gente: cómo se constituye una hipoteca; inscribir hipoteca; requisitos de la hipoteca; papeles para hipotecar
law: mortgage deed; registration of mortgage
people: how to register a mortgage
donde: Código Civil art. 2409, 2410, 2432, 2433

[civil-mortgage-sell]
ley: bienes gravados con hipoteca; podrá siempre enajenarlos o hipotecarlos; estipulación en contrario
gente: vender casa hipotecada; puedo vender con hipoteca; vender casa con crédito hipotecario; segunda hipoteca; comprar casa hipotecada; prohibición de enajenar del banco
law: sale of mortgaged property; second mortgage
people: sell a mortgaged house; buy a house with a mortgage
donde: Código Civil art. 2415

[civil-mortgage-who-what]
ley: constituir hipoteca sobre sus bienes; hipotecar su cuota; hipoteca de bienes futuros; bienes raíces que se posean; hipoteca un inmueble suyo; derecho eventual, limitado o rescindible
gente: hipotecar mi parte; hipotecar casa de la sucesión; hipotecar derechos; hipotecar la casa de otro; hipotecar por deuda de otro
law: capacity to mortgage; mortgageable property
people: can I mortgage my share
donde: Código Civil art. 2414, 2416-2419, 2430

[civil-mortgage-extent]
ley: aumentos y mejoras que reciba la cosa hipotecada; pensiones devengadas por el arrendamiento; hipoteca constituida sobre bienes raíces
gente: qué cubre la hipoteca; hipoteca y ampliación; se quemó la casa hipotecada; seguro de casa hipotecada; arriendo de casa hipotecada
law: extent of the mortgage
people: does mortgage cover additions; insurance of mortgaged house
donde: Código Civil art. 2420-2422

[civil-mortgage-enforcement]
ley: acreedor hipotecario; perseguir la finca hipotecada; acción hipotecaria; tercer poseedor
gente: me rematan la casa; remate por no pagar el hipotecario; banco me quita la casa; no pago el dividendo; atrasado con el dividendo; perder la casa por deuda; compré casa y apareció una hipoteca; acción de desposeimiento; banco me quiere quitar la casa
law: mortgage enforcement; third party possessor; foreclosure of mortgage
people: bank takes my house; behind on mortgage; bank forecloses my house
donde: Código Civil art. 2424, 2425, 2428, 2429

[civil-mortgage-limit]
ley: limitarse a una determinada suma; duplo del importe conocido o presunto
gente: hipoteca por más de la deuda; hipoteca con cláusula de garantía general; reducir la hipoteca; monto de la hipoteca; hipoteca abierta
law: limited mortgage; reduction of mortgage
people: mortgage bigger than debt
donde: Código Civil art. 2431

[civil-antichresis]
ley: anticresis; cosa raíz para que se pague con sus frutos; acreedor no se hace dueño del inmueble
gente: anticresis; pagar deuda con los arriendos de mi casa; entregar el campo para que se pague; acreedor cobra los arriendos; anticrético
law: antichresis
people: creditor collects the rents
donde: Código Civil art. 2435-2438, 2441, 2444

[civil-settlement]
ley: transacción es un contrato; terminan extrajudicialmente un litigio pendiente; precaven un litigio eventual
gente: llegar a acuerdo para no ir a juicio; acuerdo extrajudicial; arreglo entre las partes; firmar una transacción; avenimiento; finiquito civil; acuerdo y no demandar
law: settlement of a dispute
people: settle out of court; settlement agreement
donde: Código Civil art. 2446

[civil-settlement-who-what]
ley: transigir sobre el estado civil; poder especial para transigir; transacción puede recaer sobre la acción civil; transacción sobre alimentos futuros; no puede transigir; transacción sobre derechos ajenos
gente: acuerdo sobre pensión de alimentos; transar por un delito; abogado puede transar; transar derechos ajenos; arreglo con el que me atropelló
law: capacity to settle; matters that cannot be settled
people: can child support be settled; settle over a crime
donde: Código Civil art. 2447-2452

[civil-settlement-void]
ley: nula en todas sus partes la transacción; es nula asimismo la transacción; anula la transacción; títulos auténticos
gente: anular la transacción; acuerdo con engaño; transacción nula; me arrepentí del acuerdo; error en el acuerdo
law: void settlement
people: cancel the settlement; tricked in settlement
donde: Código Civil art. 2453-2455, 2457-2459

[civil-settlement-effects]
ley: transacción produce el efecto de cosa juzgada; transacción no surte efecto; renuncia general de todo derecho; ejecutar la transacción
gente: efecto de la transacción; demandar después de un acuerdo; firmé un acuerdo y quiero demandar; cosa juzgada transacción; alcance del acuerdo; no cumplió el acuerdo que firmamos
law: effects of settlement; res judicata
people: can I sue after settling; he broke the settlement
donde: Código Civil art. 2460-2463

[civil-general-pledge]
ley: obligación personal da al acreedor; perseguir su ejecución sobre todos los bienes; sean presentes o futuros; se vendan todos los bienes del deudor
gente: derecho de prenda general; con qué responde el deudor; me pueden quitar mis cosas por deudas; quitar la casa por una deuda; con qué bienes pago
law: general lien of creditors; all present and future property
people: can they take my things for a debt
donde: Código Civil art. 2465, 2469

[civil-subrogatory-action]
ley: especies identificables; subrogarse en los derechos del deudor
gente: acción oblicua; acreedor cobra lo que le deben al deudor; acción subrogatoria; ejercer derechos del deudor
law: subrogatory action; oblique action
people: creditor claims debtor's rights
donde: Código Civil art. 2466

[civil-pauliana]
ley: rescindan los contratos onerosos; mal estado de los negocios; perjuicio de los acreedores
gente: acción pauliana; traspasó sus bienes para no pagar; puso la casa a nombre de su hijo para no pagar; vendió todo para no pagar; se insolventó; fraude a los acreedores; donó todo para no pagarme; esconder bienes de los acreedores; traspasó todo a su hijo para no pagarme; se puso insolvente; pasó su casa a su señora para no pagar
law: fraudulent conveyance; actio pauliana; avoidance of transfers
people: hid assets to avoid paying; gave everything to his son
donde: Código Civil art. 2468

[civil-priority-of-credits]
ley: causas de preferencia; privilegio y la hipoteca; gozan de privilegio
gente: prelación de créditos; orden de pago de las deudas; quién cobra primero; a quién se paga primero; acreedores preferentes; deuda preferente
law: priority of claims; privileged credits; preference of creditors
people: who gets paid first; order of creditors
donde: Código Civil art. 2470, 2471, 2488

[civil-first-class-credits]
ley: primera clase de créditos; expensas funerales; remuneraciones de los trabajadores; créditos enumerados en el artículo precedente
gente: créditos de primera clase; sueldos se pagan primero; quebró la empresa y mi sueldo; gastos del funeral preferencia; trabajadores cobran primero; deuda de cotizaciones preferencia; indemnización del trabajador si quiebra
law: first class credits; wage claims; funeral expenses
people: wages paid first in bankruptcy
donde: Código Civil art. 2472, 2473

[civil-second-third-class-credits]
ley: segunda clase de créditos; créditos de la segunda; tercera clase de créditos; finca gravada con hipoteca; fincas hipotecadas
gente: créditos de segunda clase; créditos de tercera clase; preferencia del banco hipotecario; preferencia de la hipoteca; banco cobra primero con la hipoteca; primera y segunda hipoteca orden
law: second class credits; third class credits; mortgage priority
people: does the bank get paid first
donde: Código Civil art. 2474, 2476-2478

[civil-fourth-fifth-class-credits]
ley: cuarta clase de créditos; quinta y última clase; no gozan de preferencia; prefieren indistintamente
gente: créditos valistas; créditos quirografarios; acreedor sin preferencia; acreedor común; cuarta clase de créditos; quedo al final de la fila; cobran a prorrata; deuda de gastos comunes preferencia
law: fourth class credits; unsecured creditors
people: last in line creditor; unsecured debt
donde: Código Civil art. 2481, 2482, 2489

[civil-subordination]
ley: subordinación de créditos; acreedores podrán postergar el pago
gente: deuda subordinada; subordinar un crédito; aceptar cobrar después; bono subordinado
law: subordination of credits
people: subordinated debt
donde: Código Civil art. 2489

[civil-prescription-concept]
ley: prescripción es un modo de adquirir; aprovecharse de la prescripción debe alegarla; juez no puede declararla de oficio
gente: concepto de prescripción; alegar la prescripción; juez declara prescripción solo; hay que pedir la prescripción; prescripción automática; deuda se borra sola
law: limitation must be pleaded; plea of prescription
people: does a debt expire by itself; plead limitation
donde: Código Civil art. 2492, 2493

[civil-prescription-waiver]
ley: prescripción puede ser renunciada; renunciar la prescripción
gente: renunciar a la prescripción; reconocí una deuda vieja; pagué una cuota de deuda prescrita; firmé un convenio por deuda prescrita; repactar deuda prescrita; reactivar la deuda
law: waiver of prescription
people: paid an old debt, does it revive
donde: Código Civil art. 2494-2496

[civil-prescription-debts]
ley: prescripción que extingue las acciones; tres años para las acciones ejecutivas; cinco para las ordinarias; obligación se haya hecho exigible
gente: cuándo prescribe una deuda; prescripción de deudas; deuda vieja; deuda antigua; me cobran deuda de hace años; deuda de hace diez años; cuántos años para que prescriba; plazo para cobrar una deuda; vencen las deudas; me cobran una deuda de hace 8 años; caducó la deuda; me cobran una deuda antigua; hasta cuándo me pueden cobrar la deuda
law: statute of limitations; limitation period; time-barred debt
people: old debt; when does a debt expire; debt from years ago
donde: Código Civil art. 2514, 2515

[civil-prescription-mortgage]
ley: acción hipotecaria; obligación accesoria; prescriben junto con la obligación
gente: prescripción de la hipoteca; hipoteca vieja; hipoteca antigua prescrita; borrar hipoteca por prescripción; prescripción de la fianza
law: limitation of mortgage action
people: old mortgage expired
donde: Código Civil art. 2516

[civil-prescription-interruption]
ley: interrumpirse, ya natural, ya civilmente; deudor reconoce la obligación; interrupción civil; interrupción que obra en favor
gente: interrumpir la prescripción; demanda interrumpe plazo; reconocer la deuda interrumpe; abono interrumpe prescripción; se reinicia el plazo; vuelve a contar el plazo de la deuda
law: interruption of prescription; tolling of limitation
people: does suing stop the clock; paying a part restarts
donde: Código Civil art. 2518, 2519, 2503

[civil-prescription-suspension]
ley: prescripción ordinaria puede suspenderse; se suspende en favor de las personas; siempre entre cónyuges
gente: suspensión de la prescripción; prescripción contra menores; prescripción entre cónyuges; corre el plazo contra un niño; prescripción entre marido y mujer
law: suspension of prescription
people: does time run against minors; between spouses
donde: Código Civil art. 2509, 2520

[civil-short-prescriptions]
ley: prescriben en tres años las acciones; prescriben en dos años los honorarios; mercaderes, proveedores y artesanos; a favor o en contra del Fisco
gente: prescripción de honorarios; honorarios del médico prescriben; cuándo prescriben los honorarios de abogado; prescripción de impuestos; prescripción de contribuciones; prescripción deuda del colegio; deuda en el almacén prescribe; deuda municipal prescribe; prescripción de permiso de circulación; aseo domiciliario prescripción
law: short limitation periods; professional fees; limitation of taxes
people: when do lawyer fees expire; old municipal debt
donde: Código Civil art. 2521, 2522

[civil-special-prescriptions]
ley: prescripciones de corto tiempo; corren también contra toda persona; acciones especiales que nacen de ciertos actos
gente: prescripciones especiales; plazos cortos de prescripción; prescripción de acciones especiales
law: special limitation periods
people: special short deadlines
donde: Código Civil art. 2524

[civil-acquisitive-prescription]
ley: se gana por prescripción el dominio; prescripción ordinaria; prescripción adquisitiva; especie de prescripción
gente: hacerse dueño por los años; vivo hace años en un terreno; usucapión; prescripción adquisitiva; ocupar un terreno diez años; ganar el terreno por uso; me hago dueño con el tiempo; quedarme con el terreno por los años; cuántos años viviendo para ser dueño; llevo 20 años viviendo en un terreno; vivo hace años en una casa que no es mía
law: adverse possession; acquisitive prescription; usucapion
people: become owner after years; lived on the land for years
donde: Código Civil art. 2498, 2506-2508, 2510, 2511

[civil-acquisitive-interruption]
ley: posesión no interrumpida; interrupción es natural; interrupción civil; interrumpe la prescripción
gente: interrumpir la posesión; perdí la posesión; demanda interrumpe usucapión; dueño me demandó antes de los diez años; interrupción natural
law: interruption of possession
people: owner sued before ten years
donde: Código Civil art. 2501-2504

[civil-against-registered-title]
ley: contra un título inscrito
gente: prescripción contra título inscrito; quedarme con terreno inscrito a nombre de otro; terreno inscrito a nombre de otro; prescribir contra inscripción
law: prescription against registered title
people: adverse possession against registered owner
donde: Código Civil art. 2505

[civil-mere-tolerance]
ley: omisión de actos de mera facultad; mera tolerancia; no confieren posesión
gente: dejar pasar al vecino; lo dejé usar mi terreno; permití que usara y ahora dice que es suyo; por buena onda lo dejé; dejarlo pasar da derecho
law: mere tolerance
people: I let him use it, does he gain a right
donde: Código Civil art. 2499

[civil-adding-possessions]
ley: tiempo del antecesor puede o no agregarse; sucesivamente y sin interrupción; posesión del sucesor
gente: sumar la posesión de mi papá; accesión de posesiones; sumar los años del anterior dueño; juntar los años de posesión
law: tacking of possession
people: add my father's years of possession
donde: Código Civil art. 2500, 717

[civil-prescription-judgment]
ley: sentencia judicial que declara una prescripción; hará las veces de escritura pública; adquirido por prescripción
gente: inscribir sentencia de prescripción; juicio de prescripción adquisitiva; sentencia me declara dueño; demandar la prescripción del terreno
law: judgment declaring prescription
people: court declares me owner
donde: Código Civil art. 2513, 689

[civil-water-leak-neighbour]
ley: daño que pueda imputarse a malicia o negligencia; dueño de un edificio es responsable; obligado a la indemnización
gente: filtración del vecino; gotera del departamento de arriba; vecino de arriba me inundó; se filtra agua del vecino; cañería del vecino dañó mi casa; humedad por culpa del vecino; se mojó mi techo por el vecino
law: water damage between neighbours
people: upstairs neighbor leak; water damage from neighbor
donde: Código Civil art. 2314, 2323, 2329

[civil-unforeseen-change]
ley: obligan no sólo a lo que en ellos se expresa; contrato legalmente celebrado; invalidado sino por su consentimiento mutuo
gente: teoría de la imprevisión; subieron los precios y no puedo cumplir; cambió todo y el contrato me arruina; excesiva onerosidad; revisar el contrato por crisis; circunstancias cambiaron después de firmar
law: doctrine of hardship; change of circumstances
people: contract became too expensive to perform
donde: Código Civil art. 1545, 1546
`;

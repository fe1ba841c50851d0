/** Concepts of succession: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const SUCCESSION = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[succession-inheritance]
ley: sucesión por causa de muerte; se sucede a una persona difunta; herencia; título universal; asignaciones por causa de muerte
gente: herencia; heredé de mi papá; se murió mi papá; murió mi mamá; falleció mi abuelo bienes; bienes del fallecido; se murió mi abuela; falleció mi papá; falleció mi mamá; murió mi marido; murió mi esposa; heredé una casa; se murió mi abuela y dejó una casa
law: inheritance; estate of the deceased
people: inherit; my father died; my mother died; mom died; dad died
donde: Código Civil art. 951-954
no: herencia genética

[succession-opening-place]
ley: la sucesión en los bienes de una persona se abre; momento de su muerte en su último domicilio; ley del domicilio en que se abre
gente: dónde se tramita la herencia; murió en el extranjero herencia; qué ley rige la herencia; falleció fuera de Chile bienes; cuándo se abre la sucesión; herencia de alguien que murió en otro país
law: opening of the succession; last domicile
people: died abroad inheritance
donde: Código Civil art. 955

[succession-heir-legatee]
ley: asignatarios a título universal; asignatarios a título singular; representan la persona del testador; herederos y legatarios
gente: diferencia heredero y legatario; heredero universal; qué significa ser heredero; soy heredero o legatario; heredero o legatario
law: universal successor; heir and legatee
people: difference heir and legatee
donde: Código Civil art. 954, 1097, 1104

[succession-transmission-right]
ley: transmite a sus herederos el derecho de aceptar o repudiar; derecho de transmisión; fallece antes de haber aceptado o repudiado
gente: heredero murió antes de recibir; murió mi papá sin cobrar herencia de mi abuelo; heredero fallecido después del causante; mi mamá murió antes de repartir la herencia
law: right of transmission
people: heir died before receiving
donde: Código Civil art. 957, 1153, 1163

[succession-estate-deductions]
ley: acervo o masa de bienes; deudas hereditarias; costas de la publicación del testamento; acervo líquido; los impuestos fiscales que gravaren toda la masa hereditaria
gente: qué se descuenta de la herencia; gastos del funeral de la herencia; calcular herencia; primero se pagan las deudas herencia; masa hereditaria; quién paga el funeral; gastos de entierro y herencia; funeral se descuenta de la herencia
law: estate deductions; net estate; hereditary debts
people: what is deducted from estate
donde: Código Civil art. 959

[succession-capacity]
ley: capaz y digna de suceder; existir al tiempo de abrirse la sucesión; incapaces de toda herencia o legado; incapaz de suceder
gente: hijo no nacido hereda; embarazada y murió el padre herencia; perro puede heredar; dejar herencia a mascota; quién puede ser heredero; quién tiene derecho a heredar; dejarle mis cosas a mi perro; dejarle plata a mi gato
law: capacity to inherit
people: unborn child inherits; who is able to inherit
donde: Código Civil art. 961-964

[succession-incapacity-confessor-lover]
ley: eclesiástico que hubiere confesado al difunto; última enfermedad; condenado por el crimen de dañado ayuntamiento; escribano que autorizare el testamento
gente: dejó todo al cura; herencia a la iglesia; dejar bienes al pastor; dejó la herencia al notario; testamento a favor del sacerdote
law: incapacity of confessor or notary
people: left everything to the priest
donde: Código Civil art. 964, 965, 1061

[succession-unworthiness]
ley: indignos de suceder; homicidio, femicidio, parricidio o infanticidio; atentado grave contra la vida, el honor o los bienes
gente: indignidad para heredar; hijo mató al padre hereda; asesino hereda; mató a su mamá y hereda; perder la herencia; quitar herencia a mal hijo; abandonó a su padre y hereda; no cuidó a mi mamá y quiere herencia; nunca la visitó y quiere heredar; hijo le pegaba a su mamá y hereda
law: unworthiness to inherit; slayer rule
people: murderer inherit; lose inheritance
donde: Código Civil art. 968-972

[succession-unworthiness-procedure]
ley: la indignidad no produce efecto alguno, si no es declarada en juicio; se purga en cinco años; acción de indignidad
gente: demandar indignidad; pedir que no herede; plazo para declarar indigno; juicio para quitar la herencia; perdonó al hijo indigno; demandar al heredero indigno
law: judicial declaration of unworthiness
people: sue to disqualify heir
donde: Código Civil art. 974, 975, 976

[succession-intestate]
ley: sucesión intestada; las leyes reglan la sucesión; abintestato; son llamados a la sucesión intestada; descendientes del difunto
gente: murió sin testamento; sin dejar testamento; herencia sin testamento; quién hereda si no hay testamento; orden de herederos; cómo se reparte la herencia; a quién le toca la herencia; órdenes de sucesión; cuánto le toca a cada hijo; qué le toca a cada heredero; se murió y no dejó testamento; qué le toca a mi mamá si muere mi papá; quiénes son los herederos sin testamento
law: intestate succession; intestacy
people: died without a will; who inherits without a testament; how is the estate divided
donde: Código Civil art. 980, 983, 990

[succession-intestate-equality]
ley: no se atiende al sexo ni a la primogenitura; no atiende al origen de los bienes
gente: hijo mayor hereda más; hermano mayor herencia; hombres heredan más que mujeres; primogénito; hijas mujeres heredan; hijos del primer matrimonio heredan igual; hijos de distinta mamá heredan; mi papá tenía hijos con otra; mi papá tenía otra familia; medio hermano herencia de mi papá
law: primogeniture; equality of heirs
people: eldest son inherits more
donde: Código Civil art. 981, 982

[succession-children-spouse-share]
ley: los hijos excluyen a todos los otros herederos; cónyuge sobreviviente; doble de lo que por legítima; cuarta parte de la herencia
gente: cuánto hereda la viuda; viuda e hijos herencia; cuánto le toca a la esposa; parte del viudo; herencia entre hijos y cónyuge; porcentaje de herencia de hijos; hijos y señora cómo se reparte; viuda hereda el doble; nueva señora de mi papá hereda; qué le toca a la viuda; señora de mi papá quiere quedarse con todo; madrastra hereda; madrastra se queda con todo; cuánto le toca a mi mamá de la herencia
law: share of surviving spouse and children
people: how much widow inherits; wife and children share
donde: Código Civil art. 988

[succession-no-children-share]
ley: si el difunto no ha dejado posteridad; cónyuge sobreviviente y sus ascendientes; dos para el cónyuge y una para los ascendientes
gente: murió sin hijos; sin hijos quién hereda; casados sin hijos herencia; suegros heredan; padres heredan de su hijo; mi hijo murió heredo; soltero sin hijos herencia
law: succession of ascendants and spouse
people: died without children; parents inherit from child
donde: Código Civil art. 989

[succession-siblings-share]
ley: le sucederán sus hermanos; simple y doble conjunción; mitad que la que corresponda a los segundos
gente: hermanos heredan; herencia de mi hermano; medio hermano hereda; hermanos de padre herencia; hermanastro hereda; murió mi hermano soltero sin hijos
law: succession of siblings; half-blood
people: sibling died; half brother inherits
donde: Código Civil art. 990

[succession-collaterals-fisco]
ley: otros colaterales de grado más próximo; hasta el sexto grado inclusive; sucederá el Fisco; simple o doble conjunción
gente: primos heredan; sobrinos heredan; tío murió sin hijos; herencia de un tío; herencia sin herederos; el fisco hereda; sin familia quién hereda; herencia se la queda el estado; bienes nacionales herencia
law: collateral heirs; escheat to the State
people: nephew inherits; no heirs state inherits
donde: Código Civil art. 992, 995

[succession-representation]
ley: representación es una ficción legal; heredan en todos casos por estirpes; no quisiese o no pudiese suceder; derecho de representación en la sucesión
gente: nietos heredan; mi papá murió antes que mi abuelo; heredar por mi padre fallecido; nieto hereda del abuelo; sobrino hereda por su papá muerto; hijo fallecido y nietos herencia; me toca algo de mi abuelo; mi papá murió y ahora mi abuelo; mi hermano murió y sus hijos heredan
law: right of representation of descendants; per stirpes
people: grandchildren inherit; father died before grandfather
donde: Código Civil art. 984, 985

[succession-separated-spouse-excluded]
ley: cónyuge separado judicialmente; no tendrá parte alguna en la herencia; dado motivo a la separación por su culpa
gente: separado hereda; mi ex hereda; esposa separada de hecho hereda; ex marido reclama herencia; separados pero no divorciados herencia; divorciada y herencia; hereda aunque no vivíamos juntos; estaban separados y murió; su ex esposa quiere heredar
law: exclusion of separated spouse
people: separated wife inherit; ex-wife claims estate
donde: Código Civil art. 994, 1182

[succession-foreigners]
ley: los extranjeros son llamados a las sucesiones abintestato; sucesión abintestato de un extranjero; chilenos a quienes corresponda
gente: extranjero heredar en Chile; heredero extranjero; herencia de un extranjero; vivo afuera y heredo; murió un extranjero en Chile
law: succession of foreigners
people: foreigner inherits
donde: Código Civil art. 997, 998

[succession-will]
ley: testamento; acto más o menos solemne; dispone del todo o de una parte de sus bienes; testamento facultad de revocar las disposiciones
gente: hacer testamento; dejar testamento; última voluntad; quiero dejar mis bienes; dejar escrito a quién le dejo; dejar mi casa a mi hija; testar; quiero dejarle mi casa; dejar mis cosas a alguien cuando muera; mi tía me dejó su departamento; quiero que mi hijo se quede con la casa
law: testament; testament and last will of the deceased
people: write a testament; last will and testament; make a testament; leave my house to my daughter
donde: Código Civil art. 999, 1001, 1008
no: testigo

[succession-will-capacity]
ley: no son hábiles para testar; interdicción por causa de demencia; no estuviere en su sano juicio por ebriedad; expresar su voluntad claramente; el impúber no es hábil para testar
gente: quién puede hacer testamento; testamento de enfermo mental; testamento con alzheimer; edad para hacer testamento; abuelo con demencia testamento; testamento de un borracho; menor puede testar; testamento no estaba bien de la cabeza; testó enfermo; hizo testamento con demencia
law: testamentary capacity
people: testament dementia; of sound mind
donde: Código Civil art. 1005

[succession-will-duress]
ley: testamento en que de cualquier modo haya intervenido la fuerza; disposiciones captatorias; testamento en que ha intervenido fuerza es nulo
gente: la obligaron a hacer testamento; testamento bajo presión; testamento forzado; lo manipularon para testar; hizo testamento amenazado
law: duress on the testator; undue influence
people: forced to sign testament
donde: Código Civil art. 1007, 1059

[succession-will-one-person]
ley: el testamento es un acto de una sola persona; nulas todas las disposiciones contenidas en el testamento otorgado por dos o más personas; la facultad de testar es indelegable
gente: testamento de matrimonio; testamento conjunto; testamento entre esposos; testamento por poder; hacer testamento juntos
law: prohibition of joint testaments
people: joint testament with spouse
donde: Código Civil art. 1003, 1004

[succession-will-open]
ley: testamento solemne y abierto; competente escribano y tres testigos; testador hace sabedores de sus disposiciones; testamento abierto ante cinco testigos; testamento en presencia de los testigos
gente: testamento ante notario; testamento abierto; testamento notaría; cuántos testigos para testamento; requisitos del testamento
law: open testament; notarial testament
people: notarized testament; how many witnesses testament
donde: Código Civil art. 1014, 1015, 1017

[succession-will-closed]
ley: testamento solemne cerrado; escribano y tres testigos; el que no sepa leer y escribir; sobrescrito del testamento; escritura cerrada del testamento
gente: testamento cerrado; testamento secreto; testamento en un sobre sellado; abrir testamento cerrado
law: closed testament; secret testament
people: sealed testament
donde: Código Civil art. 1021-1023

[succession-will-handwritten]
ley: el testamento solemne es siempre escrito; cédulas o papeles a que se refiera el testador
gente: testamento escrito a mano; testamento ológrafo; carta dejando bienes; dejó un papel firmado; video testamento; dejó un audio con su voluntad; carta que dejó antes de morir; escribió en un papel quién se queda con la casa; dejó un papel antes de morir
law: handwritten testament; holographic testament
people: handwritten testament; letter leaving property; is a handwritten testament valid; is handwritten valid
donde: Código Civil art. 1002, 1011

[succession-will-witnesses]
ley: no podrán ser testigos en un testamento solemne; amanuenses del escribano; testigos instrumentales; inhabilidad de un testigo del testamento
gente: testigos del testamento; quién puede ser testigo de testamento; testigo familiar testamento; heredero como testigo
law: witnesses to a testament
people: heir as witness testament
donde: Código Civil art. 1012, 1013

[succession-will-disabled]
ley: el ciego, el sordo o el sordomudo; testamento nuncupativo; no pudiere entender o ser entendido de viva voz
gente: ciego puede hacer testamento; sordo testamento; no sabe leer testamento; analfabeto testamento; mudo testamento
law: testament of blind or deaf person
people: blind person testament
donde: Código Civil art. 1019, 1024

[succession-will-opening]
ley: apertura y publicación del testamento; juez del último domicilio del testador; reconozcan sus firmas
gente: leer el testamento; abrir un testamento; lectura de testamento; publicar testamento; dónde se abre el testamento; buscar testamento; saber si hay testamento; registro de testamentos; encontramos un testamento; testamento perdido; dejó testamento y no lo encontramos; averiguar dónde está guardado el testamento
law: opening and publication of the testament
people: reading of the testament; find deceased testament
donde: Código Civil art. 1009, 1010, 1020, 1025

[succession-will-abroad]
ley: testamento escrito, otorgado en país extranjero; cónsul chileno; valdrá en Chile el testamento; conformidad a las leyes del país
gente: testamento hecho en el extranjero; testamento en el consulado; testamento de otro país vale; vivo afuera y quiero hacer testamento
law: foreign testament; consular testament
people: testament made abroad
donde: Código Civil art. 1027, 1028

[succession-will-privileged]
ley: testamentos privilegiados; testamento verbal; testamento militar; testamento marítimo; peligro tan inminente de la vida del testador
gente: testamento verbal; dejó dicho antes de morir; testamento de palabra; testamento en peligro de muerte; última voluntad hablada; testamento en un barco; testamento en la guerra
law: privileged testaments; oral testament; nuncupative
people: spoken testament
donde: Código Civil art. 1030, 1033-1037, 1048

[succession-will-revocation]
ley: revocación del testamento; puede ser revocado expresamente; testamento que revoca un testamento anterior; esencialmente revocables; no revive por esta revocación
gente: cambiar el testamento; anular mi testamento; revocar testamento; modificar testamento; hizo dos testamentos distintos; cuál testamento vale; hizo otro testamento; arrepentirse del testamento
law: revocation of testament
people: change my testament; two testaments valid
donde: Código Civil art. 1001, 1212, 1213, 1214, 1215

[succession-will-nullity]
ley: omitiere cualquiera de las formalidades; testamento en que se omitiere cualquiera de las formalidades no tendrá valor; error, fuerza o dolo en el testamento; testamento nulo en todas sus partes; nulo el testamento
gente: impugnar testamento; anular testamento; testamento falso; testamento nulo; testamento inválido; reclamar por testamento; testamento trucho; desconocer el testamento; firma falsa en el testamento
law: nullity of testament; challenge to the testament
people: contest the testament; fake testament
donde: Código Civil art. 1006, 1007, 1026

[succession-will-assignees]
ley: asignatario testamentario deberá ser una persona cierta y determinada; lo que se deje indeterminadamente a los parientes; disposición testamentaria en favor del escribano; error en el nombre del asignatario
gente: dejar herencia a un amigo; nombre mal escrito en testamento; dejar plata a los pobres; dejar herencia a una fundación; dejar herencia a mi familia; dejar todo a la iglesia en testamento
law: testamentary beneficiaries
people: leave money to a friend; leave to charity; leave my house to a friend
donde: Código Civil art. 1056, 1057, 1061, 1064

[succession-conditional-bequest]
ley: asignaciones testamentarias pueden ser condicionales; condición impuesta al heredero o legatario de no contraer matrimonio; se tendrá por no puesta
gente: herencia con condición; testamento con condiciones; hereda cuando cumpla 25; prohibir casarse en testamento; heredar bajo condición; prohibir impugnar testamento; herencia si no contrae matrimonio
law: conditional bequest; condition of not marrying
people: inheritance with conditions
donde: Código Civil art. 1070, 1074, 1075

[succession-modal-bequest]
ley: asignaciones modales; obligación de aplicarlo a un fin especial; cláusula resolutoria
gente: herencia con encargo; dejar plata para que cuide a mi perro; herencia con obligación; no cumplió el encargo del testamento; dejar casa con la carga de cuidar
law: modal bequest; charge on bequest
people: inheritance with obligation
donde: Código Civil art. 1089, 1090, 1091, 1092, 1094, 1096

[succession-legacy]
ley: legatario; asignatarios a título singular; especie legada; legado de cosa ajena
gente: me dejó una casa en el testamento; me dejó un auto en testamento; legado de dinero; reclamar mi legado; me dejó joyas; dejar algo específico en el testamento; mi tía me dejó su casa en el testamento; legado
law: legacy to a legatee; specific bequest
people: left me the house testament; bequest of money
donde: Código Civil art. 1104, 1106-1108, 1118

[succession-legacy-rules]
ley: legados de género; especie legada; cosa fungible; si se lega una casa con sus muebles; destrucción de la especie legada; se extingue la obligación de pagar el legado
gente: legado y la cosa se perdió; vendió lo que dejó en testamento; casa con muebles testamento; legado de casa hipotecada; cosa legada ya no existe; testador vendió lo legado
law: ademption; legacy of house with furniture
people: bequeathed item sold
donde: Código Civil art. 1112, 1114, 1121, 1125, 1135

[succession-legacy-debts-credits]
ley: condona en el testamento una deuda; lo que se lega a un acreedor; deudas confesadas en el testamento; legados de créditos
gente: me perdonó la deuda en testamento; deuda reconocida en testamento; dejó escrito que me debía; legado al acreedor
law: legacy of debt; testamentary forgiveness of debt
people: forgave debt testament
donde: Código Civil art. 1127, 1129, 1130, 1131, 1133

[succession-legacy-payment]
ley: se rebajarán a prorrata; pago de todos los legados; no habiendo en la sucesión lo bastante; legatarios obligados a contribuir al pago
gente: cobrar un legado; herederos no me entregan el legado; legatario paga deudas; no alcanza para los legados; entregar legado
law: payment of legacies; abatement of legacies
people: heirs won't give bequest
donde: Código Civil art. 1290, 1362-1364, 1376

[succession-accretion]
ley: derecho de acrecer; destinado un mismo objeto a dos o más asignatarios; acrecimiento; se junta a las porciones de los otros
gente: heredero renuncia quién recibe su parte; parte del que no quiso; mi hermano renunció a la herencia su parte; acrecer; murió un heredero del testamento
law: right of accretion
people: share of heir who refused
donde: Código Civil art. 1147, 1148, 1149, 1152, 1155

[succession-substitution]
ley: sustitución vulgar o fideicomisaria; se nombra un asignatario para que ocupe el lugar de otro; sustitución de asignatarios
gente: heredero suplente; si muere el heredero antes; reemplazar heredero; sustituto en el testamento
law: substitution of heirs
people: backup heir
donde: Código Civil art. 1156, 1157, 1158, 1162

[succession-revocable-gift]
ley: donación revocable; donación por causa de muerte; donante puede revocar a su arbitrio; legados anticipados
gente: regalo en vida que se puede quitar; donar mientras viva; donación por causa de muerte; entregar bienes antes de morir
law: revocable gift; gift mortis causa
people: gift before death
donde: Código Civil art. 1136-1142, 1144

[succession-forced-shares]
ley: asignaciones forzosas; testador es obligado a hacer; cuarta de mejoras; perjuicio de sus disposiciones testamentarias; legítima y legitimarios
gente: herederos forzosos; dejar todo a mi pareja; no dejar nada a mis hijos; obligación de dejar herencia; dejar afuera a un hijo; asignatarios forzosos; puedo dejarle todo a un hijo; puedo dejar todo a una sola persona; mi papá le dejó todo a su mujer; puedo dejar sin nada a mi hijo; quiero que mi hijo no reciba nada; dejar todo a mi sobrina; dejarle todo a un solo hijo
law: forced heirship; reserved share
people: leave everything to one child; forced heirs
donde: Código Civil art. 1167, 1181

[succession-legitima]
ley: legítima; legitimarios; legítima rigorosa; mitad legitimaria; son legitimarios los hijos
gente: legítima hereditaria; legítima de los hijos; mitad de la herencia; parte que la ley asegura; quiénes son legitimarios; herencia mínima; derecho a la legítima; la legítima
law: legitime; compulsory share
people: guaranteed share; minimum share of inheritance
donde: Código Civil art. 1181-1184, 1191, 1192
no: legítima defensa; legítima confianza

[succession-mejora]
ley: cuarta de mejoras; distribución que quiera entre sus descendientes, su cónyuge y sus ascendientes
gente: cuarta de mejoras; favorecer a un nieto; dejar más al que me cuidó; mejorar a un hijo en el testamento; mejoras en la herencia; dejarle una parte mayor a un hijo
law: improvement quarter; enhanced share
people: leave more to one child
donde: Código Civil art. 1184, 1195, 1204

[succession-free-quarter]
ley: porción de bienes de que el difunto ha podido disponer a su arbitrio; libre disposición; cuarta parte de que ha podido disponer a su arbitrio
gente: cuarta de libre disposición; qué parte puedo dejar a quien quiera; dejar herencia a un amigo; dejar herencia a mi conviviente; dejarle algo a la nana; cuánto puedo dejar libremente
law: freely disposable share
people: share I can leave to anyone
donde: Código Civil art. 1184

[succession-gifts-collation]
ley: se acumularán imaginariamente; donaciones revocables e irrevocables; en razón de legítimas o de mejoras; acervo imaginario
gente: mi papá le regaló la casa a mi hermano; vendió todo a un hijo antes de morir; donación a un solo hijo; traspasó la casa a mi hermana; adelanto de herencia; recibir la herencia en vida; donó todo en vida a un hijo; le regaló su auto antes de morir; puso la casa a nombre de mi hermana; vendió la casa a mi hermano barata; puso todo a nombre de un hijo
law: hotchpot; lifetime gifts to heirs; collation of gifts
people: gave the house to my brother before dying; advance on inheritance
donde: Código Civil art. 1185, 1186, 1198

[succession-gifts-reduction]
ley: restitución de lo excesivamente donado; donaciones entre vivos a extraños; acción contra los donatarios; segundo acervo imaginario; donación inoficiosa
gente: regaló todo a un extraño; donó su casa a su pareja y no dejó herencia; recuperar lo que donó mi papá; donó todo a la iglesia; anular donación que perjudica herencia
law: reduction of excessive gifts; clawback of gifts
people: gave everything away before death
donde: Código Civil art. 1186, 1187

[succession-imputation-payment]
ley: se imputarán a su legítima; lo que se ha dado en razón de legítimas; desembolsos hechos para el pago de las deudas
gente: lo que me dieron en vida se descuenta; gastos de estudio se descuentan de herencia; regalos de matrimonio y herencia; me descuentan lo que me regaló papá; imputar a la legítima
law: imputation of gifts to the legitime
people: gifts deducted from inheritance
donde: Código Civil art. 1198, 1202, 1203, 1206

[succession-disinheritance]
ley: desheredamiento; injuria grave contra el testador; no haberle socorrido; causas de desheredamiento
gente: desheredar; desheredar a un hijo; quitar la herencia a un hijo; causas para desheredar; puedo desheredar a mi hija; no dejar nada a un mal hijo
law: disinheritance
people: disinherit; cut off from inheritance
donde: Código Civil art. 1207-1211

[succession-reform-action]
ley: acción de reforma; se reforme a su favor el testamento; cuatro años contados; legitimarios a quienes el testador no haya dejado; preterido
gente: no me dejó nada en el testamento; me dejaron fuera del testamento; reclamar mi parte del testamento; testamento injusto; me pasaron por alto en testamento; reformar el testamento; plazo para reclamar testamento; le dejó todo a mi hermano en el testamento; mi papá dejó todo a su nueva mujer; le dejó todo a su pareja; no aparezco en el testamento
law: action to reform the testament; pretermitted heir
people: excluded from testament; claim my share; contest the testament
donde: Código Civil art. 1216, 1217, 1220

[succession-seals]
ley: se guarden bajo llave y sello; guarda y aposición de sellos; inventario solemne de los bienes; muebles y papeles de la sucesión
gente: cerrar la casa del muerto; que no saquen las cosas de la casa; hermano saca muebles de la casa; se llevaron las cosas de mi mamá; proteger bienes del fallecido; cambiar chapa de la casa de mi papá muerto; vendió las cosas de mi mamá muerta; mi hermana se llevó las joyas de mi mamá; vació la casa de mi mamá; mi hermana vendió cosas de mi mamá
law: sealing of the estate
people: relatives taking things from deceased's house; brother took everything after mom died
donde: Código Civil art. 1222-1224

[succession-acceptance]
ley: aceptar o repudiar; aceptación de una herencia puede ser expresa o tácita; toma el título de heredero; actos puramente conservativos
gente: aceptar la herencia; tengo que aceptar la herencia; acepté sin querer; usar las cosas del muerto; plazo para aceptar herencia; aceptar herencia con deudas; no quiero recibir nada de mi papá
law: acceptance of inheritance
people: accept inheritance
donde: Código Civil art. 1225-1228, 1241, 1242, 1243

[succession-repudiation]
ley: repudiar; repudiar la herencia; todo asignatario puede aceptar o repudiar libremente; rescinda su repudiación
gente: renunciar a la herencia; no quiero la herencia; rechazar herencia; ceder mi parte a mi mamá; repudiar herencia; renunciar a favor de mi hermano; renuncia de herencia notaría; hijos renuncian a favor de la viuda; renuncio a mi parte de la herencia; no quiero nada de la herencia; renunciar a lo que me dejó mi papá
law: renunciation of inheritance; repudiation of inheritance
people: refuse inheritance; give up inheritance
donde: Código Civil art. 1225, 1235, 1236, 1237, 1238, 1239

[succession-decision-term]
ley: declarar si acepta o repudia; cuarenta días subsiguientes al de la demanda; se entenderá que repudia; asignatario constituido en mora de declarar
gente: heredero no se decide; mi hermano no acepta ni renuncia; plazo para decidir herencia; obligar a heredero a aceptar; heredero no hace nada
law: term to accept or repudiate
people: heir won't decide
donde: Código Civil art. 1232, 1233

[succession-stolen-effects]
ley: heredero que ha substraído efectos; pierde la facultad de repudiar la herencia; no tendrá parte alguna en los objetos substraídos
gente: mi hermano robó cosas de la herencia; heredero escondió plata; se robó los bienes del muerto; sacó plata de la cuenta del muerto; ocultó bienes de la herencia; vendió el auto del fallecido
law: concealment of estate assets by heir
people: brother stole from estate
donde: Código Civil art. 1231

[succession-creditors-of-heir]
ley: acreedores del que repudia en perjuicio; autorizar por el juez para aceptar por el deudor; se rescinde en favor de los acreedores
gente: renunció a la herencia para no pagar; deudor rechaza herencia; acreedor cobra de la herencia; embargar herencia; embargar derechos hereditarios
law: creditors of the repudiating heir
people: refused inheritance to avoid creditors
donde: Código Civil art. 1238

[succession-vacant-estate]
ley: herencia yacente; declarará yacente la herencia; curador de la herencia yacente; quince días de abrirse la sucesión
gente: nadie reclama la herencia; herencia abandonada; herencia sin aceptar; demandar a un muerto sin herederos; herencia yacente; casa abandonada dueño muerto
law: vacant succession; estate curator
people: unclaimed estate
donde: Código Civil art. 1240, 481

[succession-inventory-benefit]
ley: beneficio de inventario; hasta concurrencia del valor total de los bienes que han heredado; aceptar con beneficio de inventario; acto de heredero sin previo inventario solemne
gente: heredar deudas; heredo las deudas de mi papá; deudas del fallecido; mi papá murió con deudas; beneficio de inventario; herencia con deudas; me cobran deudas de mi mamá muerta; pagar deudas de un muerto; responder por deudas heredadas; murió y dejó deudas; mi papá falleció y dejó deudas; tengo que pagar las deudas de mi papá; deudas de mi papá muerto; deudas de mi mamá fallecida; deudas de mi esposo muerto; me puede caer la deuda de mi papá
law: benefit of inventory; liability for debts of the deceased
people: inherit debts; father's debts after death; left debts; died and left debts
donde: Código Civil art. 1245, 1247, 1249, 1252

[succession-inventory-making]
ley: confección del inventario; inventario solemne; omitiere de mala fe hacer mención; supusiere deudas que no existen
gente: inventario de la herencia; hacer inventario de bienes del muerto; lista de bienes del fallecido; olvidé un bien en el inventario; no incluyó bienes en el inventario; bienes omitidos en el inventario
law: estate inventory
people: inventory of estate; forgot asset in inventory
donde: Código Civil art. 1253, 1256

[succession-debts-heirs]
ley: deudas hereditarias se dividen entre los herederos a prorrata de sus cuotas; títulos ejecutivos contra el difunto; insolvencia de uno de los herederos
gente: quién paga las deudas del muerto; deudas de la herencia; cobrar a los herederos; demandar a los herederos; préstamo del fallecido; tarjeta de crédito del muerto; deuda hipotecaria del fallecido; me debía y se murió; banco me cobra el préstamo de mi esposo muerto; cobran la deuda de mi marido fallecido; se murió y me debía plata
law: liability of heirs for debts; estate creditors
people: who pays debts of deceased; sue the heirs
donde: Código Civil art. 1354, 1355, 1365, 1377

[succession-separation-benefit]
ley: beneficio de separación; no se confundan los bienes del difunto con los bienes del heredero; acreedores hereditarios piden la separación de bienes
gente: acreedores del muerto y del heredero; mi deudor murió y su heredero está endeudado; separación de patrimonios herencia
law: benefit of separation of patrimonies
people: creditors of the dead and heir
donde: Código Civil art. 1378-1382, 1384

[succession-petition-inheritance]
ley: petición de herencia; probare su derecho a una herencia; ocupada por otra persona en calidad de heredero; expira en diez años; heredero putativo
gente: no me incluyeron en la herencia; me dejaron fuera de la herencia; se quedaron con mi parte de la herencia; reclamar herencia; mis hermanos me excluyeron; hijo no considerado en herencia; plazo para reclamar herencia; prescribe la herencia; apareció otro hijo de mi papá; apareció un hijo que no conocíamos; no aparezco como heredero; reclamar lo que me toca de mi papá; mi hermano se quedó con la casa de mis papás; mi hermano se quedó con todo; me dejaron afuera de la herencia; cuánto tiempo para reclamar mi herencia
law: petition of inheritance; claim to inheritance
people: excluded from inheritance; claim inheritance; hidden child inheritance
donde: Código Civil art. 1264, 1266, 1269, 704

[succession-executor]
ley: albacea; ejecutores testamentarios; albaceas son aquellos; hacer ejecutar sus disposiciones; no habiendo el testador nombrado albacea
gente: albacea; quién ejecuta el testamento; nombrar albacea; encargado de la herencia; ejecutor del testamento
law: testamentary executor
people: estate executor; carry out testament
donde: Código Civil art. 1270-1272, 1277

[succession-executor-duties]
ley: toca al albacea velar sobre la seguridad de los bienes; dar noticia de la apertura de la sucesión; tenencia de los bienes del albacea; albacea de pagar las deudas; albacea parecer en juicio
gente: deberes del albacea; albacea puede vender; albacea no paga; albacea debe avisar; facultades del albacea; albacea con tenencia de bienes
law: executor's duties and powers
people: executor powers over estate
donde: Código Civil art. 1284, 1285, 1286, 1293, 1295, 1296

[succession-executor-term-pay]
ley: albaceazgo durará; un año contado desde el día en que el albacea; remuneración del albacea; removido por culpa grave o dolo; dará cuenta de su administración
gente: cuánto dura el albacea; cuánto cobra el albacea; sacar al albacea; albacea robó; albacea no rinde cuentas; remover albacea
law: executor's term, fee and removal
people: remove executor; executor fee
donde: Código Civil art. 1300, 1302-1304, 1309

[succession-executor-fiduciary]
ley: albacea fiduciario; encargos secretos y confidenciales; no estará obligado en ningún caso a revelar
gente: encargo secreto en testamento; dejar plata en secreto; albacea secreto; hijo secreto testamento
law: fiduciary executor; secret trust
people: secret instructions testament
donde: Código Civil art. 1311, 1312, 1314, 1315, 1316

[succession-partition]
ley: partición; ninguno de los coasignatarios será obligado a permanecer en la indivisión; partición podrá siempre pedirse; partición de bienes
gente: repartir la herencia; dividir la herencia; partir la casa entre hermanos; juicio de partición; mi hermano no quiere vender la casa; vender la casa heredada; comunidad hereditaria; salir de la comunidad; hermanos no se ponen de acuerdo herencia; sucesión no quiere dividir; mis hermanos no quieren vender; hermanos no quieren vender la casa de mi mamá; heredero no quiere firmar; uno de los herederos no firma; repartir la casa de mis papás; heredero vive en otro país y no firma; casa heredada entre hermanos
law: partition of the estate; division of the estate
people: divide inheritance; siblings won't sell house
donde: Código Civil art. 1317, 1325

[succession-partition-agreement]
ley: los coasignatarios podrán hacer la partición por sí mismos; tasación de los bienes por peritos; aprobación de la partición; difunto ha hecho la partición por acto entre vivos
gente: repartir herencia de común acuerdo; acuerdo entre herederos; dividir herencia en notaría; papá repartió en vida; escritura de partición; adjudicar la casa a un heredero; repartir la herencia sin juicio
law: amicable partition; partition by agreement
people: split inheritance by agreement
donde: Código Civil art. 1318, 1325, 1326

[succession-partitioner]
ley: partidor; sólo pueden ser partidores los abogados; nombramiento de partidor; responsabilidad del partidor; partidor término de dos años
gente: juez partidor; partidor de herencia; quién nombra al partidor; cuánto demora el partidor; abogado para partición; honorarios del partidor; árbitro de herencia
law: partitioner; arbitrator in partition
people: judge to divide inheritance
donde: Código Civil art. 1323-1329, 1332

[succession-partition-distribution]
ley: distribución de los efectos hereditarios; mejor derecho a la especie el que más ofrezca; cuya división la haga desmerecer; hijuelas; adjudicación de los bienes
gente: rematar casa de la herencia; quién se queda con la casa heredada; comprar la parte de mis hermanos; vender en remate herencia; lotear terreno heredado; adjudicarse la casa
law: distribution of estate assets; auction of indivisible property
people: buy out siblings; auction inherited house
donde: Código Civil art. 1334, 1337

[succession-spouse-home-preference]
ley: cuota hereditaria del cónyuge sobreviviente; adjudicación en favor suyo de la propiedad del inmueble; vivienda principal de la familia; derechos de habitación y de uso; carácter de gratuitos y vitalicios
gente: viuda se queda en la casa; hijos quieren echar a mi mamá de la casa; echar a la viuda; viuda puede vivir en la casa; hijastros me echan de la casa; quitar la casa a la viuda; derecho de la viuda a la casa; me echaron de la casa cuando murió mi marido; murió mi marido y me quieren echar; hijos de mi marido me quieren echar; viuda casa
law: surviving spouse's preferential right to the home
people: widow stay in house; stepchildren evict widow
donde: Código Civil art. 1337

[succession-partition-effects-nullity]
ley: se reputará haber sucedido inmediata y exclusivamente; particiones se anulan o se rescinden; perjudicado en más de la mitad de su cuota; haber omitido involuntariamente algunos objetos
gente: anular la partición; me engañaron en el reparto de la herencia; partición injusta; me tocó menos de la mitad; apareció otro bien después de repartir; reabrir la partición
law: rescission of partition; effect of adjudication
people: undo division of estate
donde: Código Civil art. 1344, 1348, 1349

[succession-sale-of-share]
ley: coasignatario vende o cede su cuota a un extraño; cede a título oneroso un derecho de herencia; cesión de derechos hereditarios
gente: vender mis derechos hereditarios; vender mi parte de la herencia; comprar derechos hereditarios; cesión de derechos de herencia; ceder mi parte de la casa; traspasar mi herencia; mi hermano vendió su parte; comprarle la parte a mi hermano
law: assignment of hereditary rights
people: sell my share of inheritance
donde: Código Civil art. 1320, 1909

[succession-use-by-one-heir]
ley: frutos percibidos después de la muerte del testador; herederos a prorrata de sus cuotas; cuasicontrato de comunidad; frutos percibidos durante la indivisión
gente: mi hermano vive en la casa heredada; hermano no paga arriendo casa de herencia; heredero ocupa la casa; arriendo de la casa heredada; cobrar arriendo a mi hermano; uso exclusivo herencia; hermana usa la casa de mis papás
law: occupation by one heir; fruits of the estate
people: brother lives in inherited house
donde: Código Civil art. 1338, 2304

[succession-future-inheritance-pact]
ley: derecho de suceder por causa de muerte a una persona viva; no puede ser objeto de una donación o contrato; no se puede aceptar asignación alguna; pacto sobre la cuarta de mejoras
gente: vender herencia futura; firmar renuncia a la herencia en vida; renunciar a herencia antes de que muera; pacto de herencia; comprar herencia de papá vivo
law: pact on future succession of a living person
people: give up future inheritance; sell future inheritance
donde: Código Civil art. 1463, 1226

[succession-effective-possession]
ley: posesión efectiva; posesión efectiva de la herencia; Registro Nacional de Posesiones Efectivas; resolución administrativa que otorgue la posesión efectiva
gente: posesión efectiva; tramitar posesión efectiva; trámite de herencia; cómo hago la posesión efectiva; papeles de la herencia; qué hacer cuando muere mi papá; trámite registro civil herencia; qué hay que hacer con los bienes de mi papá que murió; cómo empezar la herencia; cómo pasar la casa a mi nombre herencia; qué trámite hay que hacer para heredar
law: grant of effective possession; probate
people: probate; how to claim an estate
donde: Código Civil art. 688; Ley 19.903 art. 1, 2, 5
no: posesión efectiva del vehículo

[succession-effective-possession-application]
ley: solicitud de posesión efectiva; formulario de solicitud; inventario de los bienes; cualquier oficina del Servicio de Registro Civil e Identificación; sucesiones intestadas abiertas en Chile
gente: requisitos posesión efectiva; documentos para posesión efectiva; dónde se hace la posesión efectiva; cuánto cuesta la posesión efectiva; posesión efectiva por internet; un solo heredero pide posesión efectiva; posesión efectiva sin abogado; cuánto demora la posesión efectiva
law: application for effective possession
people: probate application cost
donde: Ley 19.903 art. 1-4

[succession-effective-possession-heirs-added]
ley: rectificar la posesión efectiva; adiciones, supresiones o enmiendas que se hagan en el inventario; agregar herederos; posesión efectiva; todos los que posean la calidad de herederos
gente: agregar un heredero; corregir posesión efectiva; no me pusieron en la posesión efectiva; faltó un hermano en la posesión efectiva; agregar bienes a la posesión efectiva; modificar posesión efectiva; rechazaron la posesión efectiva; falta un heredero en la posesión efectiva; dejaron fuera a un hijo en la posesión efectiva
law: amendment of effective possession
people: left out of probate; add heir to probate
donde: Ley 19.903 art. 6, 9, 10; Ley 16.271 art. 31, 32

[succession-effective-possession-will]
ley: posesión efectiva; sucesión testada; posesión efectiva fundada en testamento
gente: posesión efectiva con testamento; posesión efectiva testada; posesión efectiva en tribunal; herencia con testamento trámite; abogado para posesión efectiva con testamento
law: testate probate in court
people: probate with testament
donde: Código de Procedimiento Civil art. 877-879

[succession-inscriptions-real-estate]
ley: resolución administrativa que otorgue la posesión efectiva; disponer de consuno de los inmuebles hereditarios; conservador de bienes raíces; inscripciones especiales de herencia
gente: inscribir herencia en el conservador; inscripción especial de herencia; vender casa de mis papás fallecidos; vender casa sin posesión efectiva; vender propiedad heredada; casa a nombre de un muerto; casa sigue a nombre de mi abuelo; poner la casa a nombre de los herederos; casa sigue a nombre de mi papá que murió; casa a nombre de mi mamá fallecida; pasar la casa heredada a mi nombre; poner la casa de mi papá a mi nombre
law: registration of inheritance; disposal of inherited property
people: house in dead person's name; sell inherited house
donde: Código Civil art. 688; Ley 16.271 art. 25

[succession-tax]
ley: impuestos sobre asignaciones por causa de muerte; impuesto de herencia; escala progresiva; valor líquido de cada asignación
gente: impuesto a la herencia; cuánto se paga de impuesto por herencia; impuesto por heredar; SII herencia; tasa de impuesto herencia; pagar impuestos por lo que heredé; hay que pagar por heredar
law: inheritance tax; estate tax
people: inheritance tax
donde: Ley 16.271 art. 1, 2

[succession-tax-exemption]
ley: exentas del impuesto; cincuenta unidades tributarias anuales; asignaciones y donaciones; Beneficencia Pública; pensiones de gracia
gente: exento de impuesto herencia; herencia sin impuesto; mínimo exento de herencia; hijos pagan impuesto de herencia; cónyuge exento herencia; herencia chica paga impuesto
law: exemption from inheritance tax
people: inheritance tax threshold
donde: Ley 16.271 art. 2, 18

[succession-tax-deadline-payment]
ley: declararse y pagarse simultáneamente; fecha en que la asignación se defiera; cada asignatario deberá declarar y pagar el impuesto; impuesto de herencia plazo de dos años
gente: plazo impuesto a la herencia; cuándo pagar impuesto de herencia; multa por no pagar herencia; formulario 4423; declarar herencia SII; prescribe impuesto a la herencia
law: deadline for inheritance tax
people: when to pay inheritance tax
donde: Ley 16.271 art. 50, 50 bis, 51, 53, 60

[succession-tax-valuation]
ley: valor que tengan los bienes al momento de deferirse la herencia; avalúo con que figuren los bienes raíces; no se justificare la falta de bienes muebles
gente: avalúo fiscal herencia; valorar los bienes de la herencia; valor de la casa para la herencia; cómo se valoriza el auto en herencia; menaje de casa herencia
law: valuation of estate assets
people: value of house for inheritance tax
donde: Ley 16.271 art. 46, 46 bis, 47

[succession-tax-gifts]
ley: impuesto a las donaciones; donaciones reiteradas de un mismo donante; comprobante de pago del impuesto; impuesto a la donación que paga el donatario
gente: impuesto por donación; donar plata a mi hijo impuesto; regalar casa a un hijo impuesto; impuesto por regalar dinero; donación paga impuesto; regalo en dinero SII; transferir plata a un familiar impuesto
law: gift tax
people: gift tax; tax on gifts to children
donde: Ley 16.271 art. 1, 2, 18, 23, 52

[succession-tax-simulated]
ley: ánimo de ocultación de bienes; ánimo de eludir el pago; bienes no manifestados en el inventario; Servicio de Impuestos Internos podrá investigar; no guarda proporción con el precio
gente: venta falsa para no pagar herencia; vender a mi hijo barato; compraventa simulada a un hijo; esconder bienes del impuesto a la herencia; evitar impuesto a la herencia; pasar la casa a los hijos sin impuesto; pasar la casa a mi hijo sin pagar impuesto
law: simulated sale; evasion of inheritance tax
people: avoid inheritance tax; sell house to son cheap
donde: Ley 16.271 art. 61-64

[succession-bank-accounts-deceased]
ley: cuenta de ahorro en un Banco; herederos podrán retirar estos depósitos; no regirá para el cónyuge o conviviente civil; sumas no superiores a cinco unidades tributarias
gente: sacar plata del banco de un muerto; plata en la cuenta de mi papá fallecido; cuenta RUT de fallecido; retirar plata de mi mamá muerta; cobrar el último sueldo del fallecido; ahorros del muerto; AFP de un fallecido herencia; sacar la plata del banco de mi mamá que murió; cuenta del fallecido bloqueada; cuenta de mi marido muerto; cuenta de ahorro de mi papá fallecido; plata del banco de mi papá muerto
law: bank deposits of the deceased
people: deceased's bank account
donde: Ley 16.271 art. 26

[succession-safe-box-insurance]
ley: no podrá ser abierta sino en presencia de un notario; compañías de seguros no podrán pagar; caja de seguridad de un fallecido; seguros de vida del causante
gente: caja de seguridad del fallecido; abrir la caja fuerte del banco muerto; seguro de vida y herencia; cobrar seguro de vida de mi papá; seguro de vida del fallecido
law: safe deposit box; life insurance of the deceased
people: deceased's safe deposit box; life insurance inheritance
donde: Ley 16.271 art. 38-40, 54

[succession-foreign-estate]
ley: sucesión se abra en el extranjero; deberá pedirse en Chile; bienes situados en el extranjero; colacionarse en el inventario; bienes situados dentro del territorio chileno
gente: bienes en el extranjero herencia; herencia en el extranjero; murió afuera y tenía casa en Chile; posesión efectiva fallecido en el extranjero; cuenta en otro país herencia
law: foreign estate; estate assets abroad
people: inheritance abroad; assets in another country
donde: Ley 16.271 art. 1, 27

[succession-donation]
ley: donación entre vivos; transfiere gratuita e irrevocablemente; donante y donatario; hábil para donar entre vivos
gente: donación; donar bienes; regalar mi casa a mi hija; donar la casa en vida; donar a mis hijos; pasar la casa a nombre de mi hijo; puedo regalar mi casa; regalar una propiedad a un hijo; traspasar la casa a mi hijo en vida; poner la casa a nombre de mi hija; donar
law: gift between living persons; donation inter vivos
people: give my house to my son; gift of property
donde: Código Civil art. 1386, 1387, 1390, 1393
no: donación de órganos; donante de órganos; donación de sangre

[succession-donation-insinuation]
ley: autorización de juez competente; donación entre vivos que no se insinuare; será nula en el exceso; escritura pública e inscrita; insinuación de la donación
gente: autorización del juez para donar; insinuación de donación; donar requiere juez; trámite para donar casa; donación ante notario; requisitos de la donación; donar dinero a hijo trámite
law: court approval of gift
people: court approval to donate
donde: Código Civil art. 1400, 1401, 1403

[succession-donation-limits]
ley: donación de todos sus bienes; reservarse lo necesario para su congrua subsistencia; donaciones a título universal
gente: donar todos mis bienes; donar todo y quedarme sin nada; donar con usufructo; donar la casa y seguir viviendo; regalar todo lo que tengo a un hijo
law: gift of all assets
people: give away everything
donde: Código Civil art. 1407-1409

[succession-donation-revocation]
ley: revocarse por ingratitud; acto de ingratitud; acción revocatoria; indigno de heredar al donante; donatario estuviere en mora de cumplir
gente: recuperar una donación; arrepentirse de donar; hijo malagradecido casa donada; revocar donación; le regalé la casa y me echó; doné y me trata mal; anular donación; quitar lo que doné a mi hijo; le doné la casa y me quiere echar; le di mi casa a mi hijo y me trata mal; quiero de vuelta lo que regalé
law: revocation of gift for ingratitude
people: take back a gift; ungrateful son
donde: Código Civil art. 1426, 1428, 1430

[succession-donation-acceptance]
ley: mientras la donación entre vivos no ha sido aceptada; notificada la aceptación al donante; donaciones remuneratorias; donaciones con causa onerosa
gente: aceptar una donación; donación con condición; regalo a cambio de cuidado; donar a menor de edad; donar por servicios recibidos
law: acceptance of gift; remuneratory gift
people: accept a donation
donde: Código Civil art. 1404, 1412, 1433, 1434

[succession-alimony-estate]
ley: alimentos que el difunto ha debido por ley; gravan la masa hereditaria; asignaciones alimenticias; asignatarios de alimentos; asignaciones forzosas
gente: papá murió y pagaba pensión; pensión de alimentos después de muerto; murió debiendo pensión; herederos pagan la pensión; alimentos que paga la herencia
law: maintenance charged on the estate
people: child support after death
donde: Código Civil art. 1167, 1168, 1170, 1171

[succession-forced-heir-cohabitant]
ley: conviviente civil será heredero intestado y legitimario; cónyuge sobreviviente; acuerdo de unión civil heredero
gente: mi conviviente murió me toca algo; pareja murió y no estábamos casados herencia; conviviente no hereda; dejar bienes a mi conviviente; sin casarse herencia de la pareja; mi pareja falleció y su familia me echa
law: inheritance of unmarried partner
people: unmarried partner died inheritance
donde: Código Civil art. 983, 988, 1182; Ley 20.830 art. 16
`;

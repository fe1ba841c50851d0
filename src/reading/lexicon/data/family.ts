/** Concepts of family: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const FAMILY = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[family-marriage-contract]
ley: el matrimonio es un contrato solemne; dos personas se unen; contraer matrimonio; matrimonio civil
gente: novios quieren casarse; boda civil; matrimonio civil; casarse; casamiento; boda; matrimonio por el civil legal; requisitos del matrimonio; nos queremos casar por el civil; quiero casarme por el civil
law: civil marriage; contract of marriage
people: get married; marrying; wedding
donde: Código Civil art. 102; Ley 19.947 art. 1, 2, 4

[family-marriage-age]
ley: no podrán contraer matrimonio; menores de dieciocho años contraer matrimonio
gente: casarse siendo menor; matrimonio de menores; matrimonio infantil; casarse a los 16 años; me quiero casar tengo 17; edad mínima para casarse; edad para contraer matrimonio; hija menor se quiere casar
law: minimum age for marriage; marriageable age
people: old enough to marry; marry under 18
donde: Ley 19.947 art. 5

[family-marriage-impediments]
ley: no podrán contraer matrimonio; vínculo matrimonial no disuelto; privados del uso de la razón; impedimento para contraer matrimonio
gente: impedimento para casarse; bígamo; bigamia; demente se puede casar; prohibido contraer matrimonio; casarse sin estar divorciado; casado con dos mujeres a la vez; ya estaba casado con otra mujer
law: impediments to marriage; undissolved marriage
people: who cannot marry; already married
donde: Ley 19.947 art. 5

[family-marriage-kinship]
ley: no podrán contraer matrimonio entre sí; ascendientes y descendientes por consanguinidad; colaterales por consanguinidad en segundo grado
gente: matrimonio con un pariente; matrimonio entre primos hermanos; me quiero casar con mi primo; me puedo casar con mi prima; matrimonio entre primos; matrimonio entre hermanos; matrimonio con mi sobrina; matrimonio con mi cuñada; matrimonio con la hijastra; me quiero casar con mi cuñada
law: prohibited degrees of kinship; consanguinity
people: marry my cousin; marry a relative
donde: Ley 19.947 art. 6

[family-marriage-homicide-impediment]
ley: imputado contra quien se hubiere formalizado investigación por el homicidio; homicidio de su marido o mujer; cónyuge sobreviviente no podrá contraer matrimonio
gente: casarse con el asesino; viuda se casa con asesino; mató al marido y casarse
law: marriage to the murderer of the spouse
people: marry the killer
donde: Ley 19.947 art. 7

[family-marriage-consent-defects]
ley: falta consentimiento libre y espontáneo; error acerca de la identidad; error acerca de alguna de sus cualidades personales
gente: matrimonio forzado; matrimonio por papeles; matrimonio arreglado; matrimonio por conveniencia; matrimonio simulado; obligaron a contraer matrimonio; matrimonio a la fuerza; me obligaron a casarme con él en matrimonio; matrimonio por la visa; me mintió para casarse conmigo
law: defective consent; duress in marriage; error in marriage
people: forced to marry; forced marriage; sham marriage
donde: Ley 19.947 art. 8

[family-marriage-notice]
ley: manifestación del matrimonio; intención de celebrarlo ante cualquier oficial del Registro Civil; cursos de preparación para el matrimonio
gente: pedir hora para casarse; manifestación de matrimonio; curso prematrimonial; trámite de matrimonio; documentos para el matrimonio civil; hora para el matrimonio; papeles para contraer matrimonio
law: notice of intended marriage; marriage preparation course
people: paperwork to get married
donde: Ley 19.947 art. 9, 10, 11, 14

[family-marriage-witnesses]
ley: no podrán ser testigos en las diligencias previas; testigos en la celebración del matrimonio; condenados por delito que merezca pena aflictiva
gente: testigo de matrimonio; testigo de boda; testigo de casamiento; testigos para contraer matrimonio
law: witnesses to the marriage; disqualified witnesses
people: wedding witness
donde: Ley 19.947 art. 16
no: testigo en juicio; testamento

[family-marriage-celebration]
ley: se celebrará ante el oficial del Registro Civil; presencia de dos testigos; en el nombre de la ley los declarará casados; acta de todo lo obrado
gente: ceremonia de matrimonio; celebrar el matrimonio; matrimonio a domicilio; matrimonio fuera del registro civil; plazo para celebrar el matrimonio; casarse en la casa o en un salón
law: celebration of marriage; civil registrar; marriage ceremony
people: wedding ceremony; where to hold the wedding
donde: Ley 19.947 art. 15, 17, 18

[family-religious-marriage]
ley: entidades religiosas; ministro de culto; ratificación del consentimiento; inscripción dentro de ocho días
gente: casarse por la iglesia; matrimonio religioso; matrimonio por la iglesia sirve; vale matrimonio evangélico; los casó el cura; casamiento por iglesia
law: religious marriage; minister of religion
people: church wedding; married only in church
donde: Ley 19.947 art. 20; Ley 4.808 art. 40 bis, 40 ter

[family-marriage-by-proxy]
ley: el matrimonio podrá celebrarse por mandatario; mandatario especialmente facultado; mandato deberá otorgarse por escritura pública
gente: matrimonio por poder; casarse a distancia; casarse sin estar presente; novio en otro país casarse; matrimonio con poder notarial; casarse por internet
law: marriage by proxy; special mandate
people: marry by proxy; marry from abroad
donde: Código Civil art. 103; Ley 4.808 art. 15

[family-deathbed-marriage]
ley: matrimonios en artículo de muerte; ante cualquier Oficial del Registro Civil
gente: matrimonio en lecho de muerte; matrimonio moribundo; matrimonio en el hospital; matrimonio antes de morir; matrimonio de enfermo grave
law: deathbed marriage; marriage in articulo mortis
people: marry before dying
donde: Ley 4.808 art. 41; Ley 19.947 art. 10, 17

[family-foreign-marriage]
ley: matrimonios celebrados en país extranjero; casado en país extranjero; inscriban su matrimonio; ley del lugar de su celebración
gente: nos casamos afuera; matrimonio en otro país; inscribir matrimonio extranjero; validar matrimonio en Chile; matrimonio de extranjeros; casados en el extranjero vale en Chile; nos casamos en otro país matrimonio; matrimonio celebrado afuera
law: foreign marriage; marriage celebrated abroad
people: married abroad; married in another country
donde: Ley 19.947 art. 80, 81; Código Civil art. 135

[family-same-sex-marriage]
ley: personas del mismo sexo; matrimonios celebrados entre personas del mismo sexo; cualquiera sea su orientación sexual
gente: matrimonio igualitario; matrimonio homosexual; matrimonio gay; casarme con mi pareja lesbiana; matrimonio entre mujeres; matrimonio entre hombres; doble maternidad; doble paternidad; casarse pareja del mismo sexo
law: same-sex marriage; marriage equality; persons of the same sex
people: gay marriage; two women marry; two men marry
donde: Ley 21.400 art. 1; Código Civil art. 34, 135

[family-same-sex-property-regime]
ley: matrimonios celebrados entre personas del mismo sexo; se entenderán separadas totalmente de bienes
gente: régimen de bienes matrimonio gay; bienes matrimonio igualitario; matrimonio igualitario separación de bienes; sociedad conyugal matrimonio igualitario; sociedad conyugal mismo sexo
law: property regime of same-sex spouses
people: gay couple property
donde: Código Civil art. 135; Ley 21.400 art. 1

[family-engagement]
ley: esponsales; desposorio; promesa de matrimonio mutuamente aceptada; promesa de matrimonio; cosas donadas y entregadas
gente: promesa de matrimonio; me dejó plantada; canceló la boda; rompió el compromiso; mi novio se arrepintió de casarse; devolver el anillo; anillo de compromiso; me dejó plantado en el altar; no se quiso casar conmigo después del compromiso; suspendió la boda; rompió el compromiso de matrimonio; me dejó plantada antes de casarnos; prometió casarse; novio se arrepintió; esponsales
law: betrothal; promise to marry; promise of marriage; betrothal contract
people: called off the wedding; broke the engagement; engagement ring; give back the ring
donde: Código Civil art. 98, 101, 100

[family-second-marriage-inventory]
ley: quisiere volver a casarse; inventario solemne de los bienes; segundas nupcias
gente: segundo matrimonio; viudo se casa de nuevo; inventario de bienes de los hijos; contraer nuevo matrimonio; nuevas nupcias; casarse de nuevo teniendo hijos; segundo marido y mis hijos bienes
law: remarriage; solemn inventory; second marriage
people: marry again; remarry
donde: Código Civil art. 124, 125

[family-remarriage-pregnancy]
ley: madre a otras nupcias; a cuál de los dos matrimonios pertenece un hijo; segundas nupcias
gente: embarazada y se casa de nuevo; casarse recién divorciada; cuánto esperar para casarse de nuevo; viuda embarazada se casa; hijo del primer o segundo marido; recién viuda y embarazada
law: successive marriages and paternity of the child
people: remarried while pregnant
donde: Código Civil art. 130

[family-spouses-duties]
ley: guardarse fe; ambos cónyuges deben proveer; vivir en el hogar común; socorrerse y ayudarse mutuamente; respeto y protección recíprocos
gente: deberes del matrimonio; obligaciones de los esposos; deberes del marido; deber de fidelidad; marido debe ayudar; respeto entre esposos; fidelidad en el matrimonio
law: duties of spouses; mutual aid; marital fidelity
people: what spouses owe each other; duties of husband and wife
donde: Código Civil art. 131, 133, 134

[family-adultery]
ley: adulterio; grave infracción al deber de fidelidad; mujer casada que yace con varón; el varón casado
gente: infidelidad; infiel; me engañó mi marido; mi señora me engaña; me puso el gorro; gorreado; cuernos; amante; me pone los cachos; mi marido anda con otra mujer; mi marido tiene amante; mi señora anda con otro hombre; marido se fue con otra mujer; me dejó por otra mujer
law: adultery; duty of fidelity
people: spouse cheated; extramarital affair; unfaithful; cheating husband
donde: Código Civil art. 132; Ley 19.947 art. 54

[family-common-home]
ley: derecho y el deber de vivir en el hogar común; razones graves para no hacerlo; hogar común
gente: abandono de hogar; me fui de la casa con mis hijos; dejar el hogar; puedo irme de la casa casada; mi marido abandonó la casa; marido se fue de la casa y no volvió; mi señora se fue de la casa; se mandó a cambiar mi marido; dejó la casa y a los niños; mi esposo se fue del hogar
law: duty to live together; marital home
people: left the marital home; spouse moved out; abandon the home
donde: Código Civil art. 133; Ley 19.947 art. 54

[family-household-contribution]
ley: proveer a las necesidades de la familia común; el juez, si fuere necesario, reglará la contribución; contribución del hogar facultades económicas
gente: marido no aporta a la casa; no da plata para la casa; gastos de la casa matrimonio; no pone plata en la casa; aportar al hogar; mujer gana más que el marido; marido no me da plata; mi esposo no aporta
law: contribution to household expenses
people: husband won't pay bills; household expenses
donde: Código Civil art. 134, 160

[family-litigation-expenses-spouses]
ley: suministrarse los auxilios que necesiten para sus acciones o defensas judiciales; expensas para la litis
gente: marido pague mi abogado; quién paga el abogado del divorcio; plata para el juicio contra mi marido; litis expensas
law: litigation expenses between spouses
people: spouse pay my lawyer
donde: Código Civil art. 136

[family-divorce]
ley: divorcio; el divorcio pone término al matrimonio; divorcio será decretado; sentencia de divorcio
gente: divorciarse; pedir el divorcio; terminar el matrimonio; divorcio de mi señora; mi marido quiere divorciarse; me quiero separar legalmente; quiero divorciarme; nos vamos a divorciar; me voy a divorciar; divorciados hace años
law: divorce; dissolution of marriage
people: get divorced; end a marriage; file for divorce
donde: Ley 19.947 art. 53-56

[family-marriage-termination-causes]
ley: el matrimonio termina; muerte de uno de los cónyuges; sentencia firme de nulidad; sentencia firme de divorcio; muerte presunta
gente: cómo termina el matrimonio; cuándo se acaba el matrimonio; deja de estar casado; disolver el matrimonio; causas de término del matrimonio
law: termination of marriage; dissolution of marriage
people: how does a marriage end
donde: Ley 19.947 art. 42, 43

[family-divorce-mutual]
ley: ambos cónyuges lo solicitan de común acuerdo; cesado su convivencia durante un lapso mayor de un año; acuerdo completo y suficiente
gente: divorcio de mutuo acuerdo; divorcio de común acuerdo; los dos queremos divorciarnos; divorcio exprés; divorcio rápido; un año separados divorcio; convenio de divorcio; los dos estamos de acuerdo divorcio
law: divorce by mutual consent; joint petition
people: amicable divorce; uncontested divorce; we both want divorce
donde: Ley 19.947 art. 55

[family-divorce-unilateral]
ley: cese efectivo de la convivencia conyugal; transcurso de, a lo menos, tres años; demandante no ha dado cumplimiento a su obligación de alimentos
gente: divorcio unilateral; no me quiere dar el divorcio; no quiere firmar el divorcio; tres años separados; divorciarse sin acuerdo; mi marido se niega al divorcio; cuántos años separados para divorciarse; hace años que no vivo con mi marido; hace años no vivo con mi señora; mi señora no me da el divorcio; cinco años separados
law: unilateral divorce; three years of separation
people: spouse refuses divorce; divorce without consent; won't sign the divorce
donde: Ley 19.947 art. 55

[family-divorce-alimony-bar]
ley: no ha dado cumplimiento, reiterado; obligación de alimentos respecto del cónyuge demandado; los hijos comunes, pudiendo hacerlo
gente: divorciarse debiendo pensión; negar el divorcio por no pagar; debe pensión y pide divorcio; oponerse al divorcio por deuda; cláusula de dureza
law: hardship clause; unpaid maintenance as bar to divorce
people: owes support and wants divorce
donde: Ley 19.947 art. 55

[family-divorce-fault]
ley: violación grave de los deberes y obligaciones; torne intolerable la vida en común; atentado contra la vida; malos tratamientos graves; falta imputable al otro cónyuge
gente: divorcio por infidelidad; divorcio por golpes; divorcio por maltrato; divorcio por adulterio; me pega quiero divorciarme; divorcio por abandono; divorcio sancionatorio; divorcio por culpa del marido; divorcio marido golpeador
law: fault divorce; grounds for divorce; serious breach of marital duties
people: divorce for cheating; divorce for abuse
donde: Ley 19.947 art. 54

[family-divorce-fault-list]
ley: transgresión grave y reiterada de los deberes de convivencia; abandono continuo o reiterado del hogar común; condena ejecutoriada; alcoholismo o drogadicción; tentativa para prostituir
gente: causales de divorcio; motivos de divorcio; marido preso divorcio; marido drogadicto; marido alcohólico; divorcio por alcoholismo; esposo adicto; cónyuge en la cárcel; mi marido toma mucho; marido llega curado; marido se droga
law: statutory grounds for divorce
people: reasons for divorce; spouse in jail; alcoholic spouse
donde: Ley 19.947 art. 54

[family-divorce-action-irrenounceable]
ley: la acción de divorcio es irrenunciable; no se extingue por el mero transcurso del tiempo; pertenece exclusivamente a los cónyuges
gente: renunciar al divorcio; quién puede pedir el divorcio; divorcio prescribe; vence el derecho a divorciarse; hijos piden el divorcio
law: non-waivable divorce action; standing for divorce
people: who can file divorce
donde: Ley 19.947 art. 56, 57, 58

[family-divorce-effects]
ley: efectos del divorcio; adquirirán el estado civil de divorciados; pone fin a las obligaciones y derechos de carácter patrimonial; derechos sucesorios recíprocos
gente: qué pasa después del divorcio; divorciada hereda; ex marido hereda; divorciada pensión de alimentos; ex cónyuge derechos; consecuencias del divorcio; efectos del divorcio
law: effects of divorce
people: after divorce; ex wife inherit
donde: Ley 19.947 art. 53, 59, 60

[family-divorce-registration]
ley: al margen de la respectiva inscripción matrimonial; sentencia ejecutoriada en que se declare el divorcio; subinscripción de la sentencia de divorcio
gente: inscribir el divorcio; anotar el divorcio en el registro civil; sigo apareciendo casado; certificado dice casado; estoy divorciado pero aparezco casado
law: registration of the divorce decree
people: register a divorce; still shown as married
donde: Ley 19.947 art. 59; Ley 4.808 art. 4, 8

[family-foreign-divorce]
ley: sentencias de divorcio dictadas por tribunales extranjeros; divorcio estará sujeto a la ley aplicable; serán reconocidas en Chile
gente: divorcio en el extranjero; me divorcié en otro país; divorcio afuera vale en Chile; exequatur divorcio; marido extranjero divorcio
law: recognition of foreign divorce; exequatur
people: divorced abroad; foreign divorce valid
donde: Ley 19.947 art. 83, 84

[family-cessation-cohabitation]
ley: cese de la convivencia; cese efectivo de la convivencia conyugal; reanudación de la vida en común
gente: ya no vivimos juntos; años separados; dejamos de vivir juntos; probar la separación; acta de cese de convivencia; cese de convivencia notaría; separados de hecho hace años; testigos de la separación del matrimonio; no convivimos hace años; dormimos en piezas separadas
law: cessation of cohabitation; date of separation
people: living apart; stopped living together; proof of separation
donde: Ley 19.947 art. 21, 22, 25, 55

[family-separation-de-facto]
ley: si los cónyuges se separaren de hecho; regular sus relaciones mutuas
gente: separación de hecho; separarse sin divorciarse; me separé de mi marido; nos separamos con mi pareja; acuerdo de separación; separado pero sigo casado; me quiero separar; nos vamos a separar; nos separamos y tenemos hijos
law: de facto separation; separation agreement
people: separated but married; we split up; my husband and I are separating
donde: Ley 19.947 art. 21-24

[family-judicial-separation]
ley: separación judicial; cese de la convivencia; falta imputable al otro cónyuge; estado civil de separados; no faculta para contraer matrimonio
gente: separación legal; separación sin divorcio; pedir separación en el juzgado; diferencia separación y divorcio
law: judicial separation; legal separation
people: legally separated; separate without divorce
donde: Ley 19.947 art. 26, 27, 32; Código Civil art. 173
no: separación de bienes

[family-judicial-separation-effects]
ley: separados judicialmente; los cónyuges separados judicialmente administran sus bienes; suspende los deberes de cohabitación y fidelidad; derecho a sucederse
gente: efectos de la separación judicial; separado judicialmente hereda; deudas después de separado; fidelidad separado; bienes del separado judicialmente
law: effects of judicial separation
people: rights of separated spouse
donde: Ley 19.947 art. 32-37; Código Civil art. 173-175, 177, 178

[family-separated-spouse-alimony]
ley: cónyuge que no haya dado causa a la separación judicial; lo provea de alimentos; lo que necesite para su modesta sustentación; causa a la separación judicial por su culpa
gente: pensión para la esposa separada; pensión cónyuge culpable; me separé y no tengo plata; infiel pide pensión; alimentos entre cónyuges separados; separada sin plata pide alimentos
law: maintenance of separated spouse
people: support for separated wife
donde: Código Civil art. 174, 175

[family-resumption-common-life]
ley: reanudación de la vida en común; ánimo de permanencia; pone fin al procedimiento; restablece el estado civil de casados
gente: nos reconciliamos; reconciliación después de separarse; volver a vivir juntos separados; arrepentirse de la separación; volvimos a vivir juntos; volvimos a estar juntos con mi marido
law: resumption of cohabitation; reconciliation of spouses
people: got back together; reconciled
donde: Ley 19.947 art. 38-41

[family-provisional-measures-separation]
ley: protección del patrimonio familiar; medidas que estime conducentes
gente: medidas mientras dura el divorcio; esconde bienes antes del divorcio; proteger los bienes en la separación; medidas urgentes divorcio; mi marido está vendiendo todo antes del divorcio; vendiendo las cosas antes de separarnos
law: interim measures; protection of family assets
people: hiding assets during divorce
donde: Ley 19.947 art. 30; Ley 19.968 art. 22

[family-nullity]
ley: nulidad del matrimonio; el matrimonio sólo podrá ser declarado nulo; matrimonio nulo
gente: anular el matrimonio; invalidar matrimonio; nulidad de matrimonio causales; matrimonio inválido; anular casamiento; mi matrimonio no vale
law: annulment; nullity of marriage; void marriage
people: annul; cancel a marriage; marriage not valid
donde: Ley 19.947 art. 44, 45

[family-nullity-standing-deadline]
ley: titularidad de la acción de nulidad; corresponde a cualquiera de los presuntos cónyuges; la acción de nulidad de matrimonio no prescribe; sólo podrá intentarse mientras vivan ambos cónyuges
gente: plazo para anular el matrimonio; quién puede anular el matrimonio; anular matrimonio después de la muerte; prescribe la nulidad de matrimonio; anular por menor de edad plazo
law: limitation of nullity action; standing for annulment
people: time limit to annul
donde: Ley 19.947 art. 46-48

[family-putative-marriage]
ley: matrimonio nulo; los mismos efectos civiles que el válido; justa causa de error; matrimonio putativo
gente: matrimonio anulado hijos; hijos de matrimonio nulo; no sabía que estaba casado; se casó de buena fe; bienes del matrimonio anulado; efectos de la nulidad de matrimonio
law: putative marriage; good-faith spouse
people: children of annulled marriage; didn't know he was married
donde: Ley 19.947 art. 50-52

[family-economic-compensation]
ley: compensación económica; menoscabo económico; labores propias del hogar común; actividad remunerada o lucrativa; dedicado al cuidado de los hijos
gente: dueña de casa divorcio; plata después del divorcio; dejé de trabajar por los hijos; indemnización por divorcio; me dediqué a la casa; no pude trabajar por los niños; cuidó a los hijos no trabajó; plata por criar hijos; compensar al divorciarse; renuncié al trabajo por los niños; nunca trabajé por cuidar a los hijos; me quedo sin nada al divorciarme
law: economic compensation; compensatory payment
people: stayed home with kids; housewife divorce; gave up career
donde: Ley 19.947 art. 61, 62

[family-economic-compensation-amount]
ley: cuantía de la compensación; duración del matrimonio y de la vida en común; situación patrimonial de ambos; edad y el estado de salud; beneficios previsionales y de salud
gente: cuánto es la compensación económica; calcular la compensación; plata me toca por divorcio; compensación según años casados; monto de compensación económica
law: amount of economic compensation
people: how much compensation divorce
donde: Ley 19.947 art. 62

[family-economic-compensation-payment]
ley: entrega de una suma de dinero; usufructo, uso o habitación; cuotas reajustables; la cuota respectiva se considerará alimentos
gente: pagar compensación con la casa; no paga la compensación económica; compensación con fondos AFP; compensación económica en cuotas
law: payment of economic compensation
people: pay compensation in installments
donde: Ley 19.947 art. 65, 66

[family-economic-compensation-request]
ley: será convenida por los cónyuges; escritura pública o acta de avenimiento; pedirse en la demanda de divorcio; escrito complementario; demanda reconvencional
gente: plazo para pedir compensación económica; cuándo pedir la compensación económica; renunciar a la compensación económica; acordar compensación económica; pedir compensación después del divorcio
law: claim for economic compensation
people: when to ask for divorce compensation
donde: Ley 19.947 art. 63, 64

[family-economic-compensation-fault]
ley: divorcio por falta imputable; denegar la compensación económica; disminuir prudencialmente su monto
gente: infiel y compensación económica; culpable pierde compensación; perder la compensación por culpa; engañó y pide compensación
law: loss of compensation through fault
people: cheating spouse compensation
donde: Ley 19.947 art. 62

[family-pension-funds-compensation]
ley: cuenta de capitalización individual; menoscabo económico; cuenta de capitalización voluntaria; traspaso de fondos desde la cuenta de capitalización
gente: dividir AFP en divorcio; traspaso AFP cónyuge; fondos de pensión del marido; repartir la AFP; parte de la jubilación del ex
law: pension splitting on divorce
people: split pension divorce

[family-divorce-conciliation]
ley: audiencia de conciliación; condiciones que contribuyan a superar el conflicto de la convivencia conyugal; llamará a las partes a conciliación
gente: conciliación en el divorcio; audiencia de divorcio; el juez pregunta si quieren seguir casados; tengo que ir al divorcio
law: conciliation hearing
people: divorce hearing
donde: Ley 19.947 art. 67-70

[family-divorce-court-procedure]
ley: competente para conocer de las acciones de separación, nulidad o divorcio; domicilio del demandado; el proceso será reservado; juez con competencia en materias de familia
gente: dónde se pide el divorcio; qué juzgado ve el divorcio; divorcio abogado; cuánto demora el divorcio; demanda de divorcio; papeles para el divorcio; cuánto sale un divorcio
law: jurisdiction in divorce; competent court
people: which court divorce; how long divorce takes
donde: Ley 19.947 art. 86, 87, 88

[family-mediation]
ley: mediación; mediador; tercero imparcial sin poder decisorio; mediación familiar; acta de mediación
gente: ir a mediación; me citaron a mediación; mediador familiar; audiencia de mediación; mediación es obligatoria; mediación gratis
law: family mediation; mediator
people: mediation with ex
donde: Ley 19.968 art. 103, 106, 107

[family-mediation-prior]
ley: mediación previa; causas relativas al derecho de alimentos, cuidado personal; mediación previa a la interposición de la demanda; mediación prohibida
gente: mediación antes de demandar; mediación obligatoria; mediación frustrada; certificado de mediación frustrada; no llegó a la mediación; mediación con violencia
law: compulsory prior mediation; failed mediation certificate
people: must mediate before suing
donde: Ley 19.968 art. 106

[family-mediation-cost-principles]
ley: servicios de mediación serán gratuitos; privilegio de pobreza; igualdad, voluntariedad, confidencialidad, imparcialidad; duración de la mediación
gente: cuánto cuesta mediación; mediación gratuita; quién paga al mediador; mediación secreta; cuánto dura la mediación; no quiero seguir en mediación
law: cost of mediation; confidentiality of mediation
people: free mediation; is mediation confidential
donde: Ley 19.968 art. 105, 108, 114

[family-property-regime]
ley: régimen de bienes; sociedad de bienes; separación total de bienes; capitulaciones matrimoniales; participación en los gananciales
gente: régimen matrimonial; régimen patrimonial del matrimonio; bienes del matrimonio; bajo qué régimen me casé; opciones de régimen; casarse con bienes separados; elegir régimen al casarse; régimen al casarme
law: matrimonial property regime; marital property
people: property rules in marriage
donde: Código Civil art. 135, 1715, 1720, 1723

[family-community-property]
ley: sociedad conyugal; bienes sociales; contraída la sociedad conyugal
gente: bienes gananciales; bienes comunes del matrimonio; casados en sociedad conyugal; bienes compartidos esposos; sueldo del marido es de los dos; comunidad de bienes casados; casados sin separación de bienes; no hicimos separación de bienes
law: community property; conjugal partnership; community of acquests
people: joint property of spouses
donde: Código Civil art. 135, 1718, 1725

[family-community-assets]
ley: haber de la sociedad conyugal se compone; salarios y emolumentos; frutos, réditos, pensiones; adquiera durante el matrimonio a título oneroso
gente: casa comprada durante el matrimonio; auto comprado casados; depto comprado de casado; sueldo entra a sociedad conyugal; bienes comprados en matrimonio; casa que compró mi marido es mía; compramos la casa estando casados; casa a nombre del marido
law: assets of the community; property acquired during marriage
people: bought during marriage; house bought while married
donde: Código Civil art. 1725, 1736

[family-own-assets]
ley: no entrarán a componer el haber social; título de donación, herencia o legado; bienes del cónyuge donatario, heredero o legatario; bienes raíces hechas por cualquiera de los cónyuges
gente: herencia de mi mujer es del marido; heredé estando casada; donación a uno de los esposos; casa de soltero; propiedad comprada antes del matrimonio; bienes propios del cónyuge; lo que heredé es de mi marido
law: separate property; own assets of a spouse
people: inheritance during marriage; house owned before marriage
donde: Código Civil art. 1726, 1727

[family-subrogation-spouses]
ley: inmueble se entienda subrogado a otro inmueble; subrogado a los valores propios; ánimo de subrogar; capitulaciones matrimoniales
gente: vendí mi casa y compré otra casado; compré con plata de mi herencia; casa comprada con plata de soltera; reemplazar un bien propio; subrogación de inmuebles entre cónyuges
law: real subrogation between spouses
people: bought with my own money married
donde: Código Civil art. 1733

[family-presumption-community]
ley: se presumirán pertenecer a ella; créditos, derechos y acciones; que existieren en poder de cualquiera de los cónyuges
gente: probar que es mío estando casado; se presume de la sociedad conyugal; muebles de quién son esposos; auto a nombre del marido; bienes a nombre de un solo cónyuge
law: presumption of community property
people: owned by which spouse
donde: Código Civil art. 1739

[family-marital-debts]
ley: la sociedad es obligada al pago; deudas y obligaciones contraídas durante el matrimonio; marido es responsable del total de las deudas; concurrencia de su mitad de gananciales
gente: deudas del marido; deuda de mi señora; me cobran deuda de mi marido; pueden embargar por deudas del marido; deudas del matrimonio; tarjeta de mi esposa; responder por deudas del cónyuge; deudas de mi esposo; pagar lo que debe mi marido; mi marido debe plata y me cobran; qué pasa con las deudas al casarse; deudas al separarse
law: debts of the community; spouse's debts
people: husband's debts; liable for spouse debt
donde: Código Civil art. 1740, 1777, 1778

[family-wife-contracts-debts]
ley: actos y contratos de la mujer casada; sólo la obligan en los bienes que administre; compras que haga al fiado; objetos muebles naturalmente destinados al consumo ordinario
gente: mujer casada puede firmar contrato; mi señora sacó un crédito; mujer compra a crédito; mujer casada sacar préstamo; deuda de la esposa paga el marido
law: contracts by a married woman
people: can a wife sign a contract
donde: Código Civil art. 137

[family-community-administration]
ley: marido es jefe de la sociedad conyugal; administra los bienes sociales y los de su mujer; dueño de los bienes sociales; la mujer por sí sola no tiene derecho alguno
gente: marido administra los bienes; quién administra sociedad conyugal; marido maneja todo; mi marido decide los bienes; jefe de la sociedad conyugal; marido vendió el campo
law: administration of the community; husband as head
people: who manages marital property
donde: Código Civil art. 1749, 1750, 1752

[family-wife-authorization]
ley: autorización de la mujer deberá ser específica; enajenar o gravar voluntariamente; bienes raíces sociales; avalista, codeudor solidario, fiador
gente: marido vendió la casa sin mi firma; vender sin permiso de la esposa; autorización de la mujer para vender; marido vendió sin autorización; hipotecar sin firma de mi esposa; marido fue aval sin avisar; firma de la señora para vender; mi marido vendió sin preguntarme; esposo hipotecó la casa sin avisarme; mi marido hipotecó la casa
law: wife's authorization; spousal consent to sale
people: sold house without my signature; spouse consent to sell
donde: Código Civil art. 1749

[family-wife-property-sale]
ley: bienes raíces de la mujer; sino con su voluntad; voluntad de la mujer deberá ser específica; enajenar o gravar
gente: vender casa de la mujer casada; marido vende propiedad de la esposa; vender mi depto casada en sociedad conyugal; necesito firma del marido para vender; vender lo que heredé estando casada
law: sale of the wife's real estate
people: sell wife's house; need husband's signature
donde: Código Civil art. 1754, 1755

[family-lease-by-husband]
ley: dar en arriendo o ceder la tenencia; predios rústicos de ella por más de ocho años; urbanos por más de cinco años; sin autorización de la mujer
gente: marido arrendó mi casa; arrendar propiedad de la esposa; arriendo largo sin firma de mujer; marido arrendar por más de cinco años
law: lease of wife's property
people: husband rented out my house
donde: Código Civil art. 1749, 1756

[family-nullity-acts-without-consent]
ley: adolecerán de nulidad relativa; cuadrienio; sin cumplir con los requisitos prescritos; la mujer, sus herederos o cesionarios
gente: anular venta que hizo mi marido; plazo para anular venta del marido; venta sin firma de la mujer es nula; marido vendió y quiero anular; nulidad de venta cónyuge
law: relative nullity; voidable acts without spousal consent
people: cancel sale by husband
donde: Código Civil art. 1757

[family-extraordinary-administration]
ley: administración extraordinaria; mujer que en el caso de interdicción del marido; larga ausencia de éste; nombrada curadora del marido
gente: mujer administra la sociedad conyugal; marido con demencia quién administra; marido desaparecido bienes; marido en coma bienes; marido preso administrar bienes; marido enfermo no puede firmar
law: extraordinary administration of the community
people: husband incapacitated property
donde: Código Civil art. 138, 1758, 1759

[family-wife-court-substitute]
ley: marido se negare injustificadamente; el juez podrá autorizarla para actuar por sí misma; bien propio de la mujer; impedimento no fuere de larga o indefinida duración
gente: marido no quiere vender mi propiedad; marido se niega a firmar; pedir al juez firma del marido; autorización del juez para vender casada; mi esposo no firma la venta
law: court authorization instead of husband
people: husband refuses to sign
donde: Código Civil art. 138, 138 bis

[family-reserved-property]
ley: patrimonio reservado; mujer casada que desempeñe algún empleo; empleo, oficio, profesión o industria; se considerará separada de bienes
gente: bienes reservados de la mujer; mujer casada trabaja y compra casa; sueldo de la mujer casada; mujer casada comprar sola; compré con mi sueldo casada; patrimonio reservado; 150 del código civil; mi marido quiere mi sueldo; lo que gano es mío
law: reserved property of the married woman; wife's earnings
people: wife's salary; wife buys house with her work
donde: Código Civil art. 150

[family-renounce-gananciales]
ley: renunciar los gananciales; la mujer podrá renunciar
gente: renunciar a los gananciales; mujer renuncia a lo del marido; renunciar a los bienes del matrimonio; quedarse con mi patrimonio reservado
law: waiver of community property share
people: waive marital share
donde: Código Civil art. 1719, 1767, 1781, 1782

[family-community-dissolution]
ley: la sociedad conyugal se disuelve; disolución del matrimonio; sentencia de separación judicial; pacto de participación en los gananciales
gente: cuándo termina la sociedad conyugal; disolver sociedad conyugal; acabar con la sociedad conyugal; sociedad conyugal cuando muere el marido
law: dissolution of the community
people: end community property
donde: Código Civil art. 1764

[family-community-liquidation]
ley: disuelta la sociedad; inventario y tasación de todos los bienes; el residuo se dividirá por mitad; división de los bienes sociales; partición de los bienes hereditarios
gente: repartir los bienes del matrimonio; liquidar la sociedad conyugal; quién se queda con la casa divorcio; mitad de la casa divorcio; dividir los bienes al divorciarse; me toca la mitad matrimonio; repartición de bienes divorcio; quién se queda con el auto divorcio; repartir las cosas al separarse; mitad de los bienes; quién se queda con la casa al separarse
law: liquidation of community property; division of marital assets
people: split the house; divide property divorce; half of the house
donde: Código Civil art. 1765, 1774, 1776

[family-recompensas]
ley: se debe recompensa a la sociedad; todas las recompensas se pagarán en dinero; se debe recompensa al cónyuge
gente: pagué la casa de mi marido; arreglos en casa de mi esposa; plata que puse en casa del cónyuge; me debe la sociedad conyugal; recompensas sociedad conyugal
law: reimbursement between spouses and community
people: paid for spouse's house; reimbursed by spouse
donde: Código Civil art. 1734, 1741, 1742, 1746, 1748
no: delito; premio

[family-hidden-assets]
ley: dolosamente hubiere ocultado o distraído; perderá su porción; restituirla doblada; ocultado o distraído alguna cosa de la sociedad
gente: mi marido escondió bienes; mi marido ocultó plata; traspasó bienes a su hermano; cónyuge puso todo a nombre de otro; oculta bienes para no repartir; sacó la plata de la cuenta conjunta
law: concealment of community assets
people: hid assets; hiding money spouse
donde: Código Civil art. 1768

[family-separation-property]
ley: separación de bienes; cónyuges separados de bienes administran; con plena independencia el uno del otro; separación total de bienes
gente: separación de bienes; casado separado de bienes; separado de bienes puede vender; cónyuges con bienes aparte
law: separation of property; separate estates
people: separate property marriage; keep assets separate
donde: Código Civil art. 152, 159
no: separación judicial

[family-separation-property-judicial]
ley: el juez decretará la separación de bienes; demandada la separación de bienes; facultad de pedir la separación de bienes; insolvencia o administración fraudulenta del marido; ausencia injustificada del marido por más de un año
gente: demandar separación de bienes; pedir separación de bienes al juez; marido endeudado separación de bienes; marido malgasta la plata; marido despilfarra; separación judicial de bienes; mi marido quebró y nos quitan todo
law: judicial separation of property
people: husband wasting money; force separation of property
donde: Código Civil art. 153, 155, 156

[family-property-regime-change]
ley: substituir el régimen de sociedad de bienes; durante el matrimonio los cónyuges podrán; pacto que los cónyuges celebren; subinscriba al margen de la respectiva inscripción matrimonial
gente: cambiar de régimen matrimonial; pasar a separación de bienes; cambiar sociedad conyugal a separación; trámite separación de bienes notaría; modificar régimen casados; salirse de la sociedad conyugal; quiero separar los bienes con mi esposa; separarnos de bienes; que mis bienes sean míos casado; hacer separación de bienes
law: change of matrimonial regime
people: change marital property regime
donde: Código Civil art. 1723

[family-prenuptial]
ley: capitulaciones matrimoniales; convenciones de carácter patrimonial; antes de contraer matrimonio; otorgarán por escritura pública; treinta días siguientes
gente: acuerdo prenupcial; contrato prematrimonial; prenupcial; capitulaciones; proteger mis bienes antes de casarme; qué puedo pactar antes del matrimonio; contrato antes del matrimonio; acuerdo antes de casarse bienes
law: prenuptial agreement; marriage settlement
people: prenup; premarital contract
donde: Código Civil art. 1715-1717, 1720-1722

[family-participation-gananciales]
ley: participación en los gananciales; patrimonio originario; patrimonio final; patrimonios de los cónyuges se mantienen separados; crédito de participación
gente: participación en gananciales cómo funciona; régimen de participación; gananciales participación divorcio; ganancia del otro cónyuge
law: participation in acquests; deferred community
people: share of gains; participation regime
donde: Código Civil art. 1723, 1792-1, 1792-2, 1792-5, 1792-6, 1792-7

[family-participation-guarantees]
ley: cauciones personales a obligaciones de terceros; sin el consentimiento del otro cónyuge; nulidad relativa
gente: ser aval casado en participación; fianza sin permiso del cónyuge; codeudor casado en participación; mi esposo firmó de aval sin avisarme
law: guarantee without spouse's consent
people: spouse signed as guarantor
donde: Código Civil art. 1792-3, 1792-4

[family-participation-credit-payment]
ley: crédito de participación en los gananciales; puro y simple y se pagará en dinero; prescribirá en el plazo de cinco años; liquidación de los gananciales
gente: cobrar gananciales al ex; plazo para pagar gananciales; calcular gananciales; liquidar participación en los gananciales; cómo se paga el crédito de participación
law: payment of participation claim
people: collect share of gains
donde: Código Civil art. 1792-19, 1792-21, 1792-26

[family-sale-between-spouses]
ley: es nulo el contrato de compraventa entre cónyuges no separados judicialmente; padre o madre y el hijo sujeto a patria potestad
gente: vender la casa a mi esposa; venta entre esposos; venta entre cónyuges; traspasar casa a mi cónyuge; vender a mi hijo menor; venderle la casa a mi marido; comprarle la casa a mi señora
law: sale between spouses
people: sell to my wife; sell house to spouse
donde: Código Civil art. 1796

[family-marriage-gifts]
ley: donaciones por causa de matrimonio; donaciones que un esposo hace a otro; dote, arras; revocarse todas las donaciones
gente: regalos de matrimonio; regalos de novios; devolver regalos de boda; donación por matrimonio; regaló casa a su novia; recuperar regalos al divorciarse
law: gifts on account of marriage; wedding gifts; dowry of the bride
people: wedding gifts; return gifts after divorce
donde: Código Civil art. 1786-1790

[family-gift-revocation-spouse]
ley: el cónyuge inocente podrá revocar las donaciones; donaciones que hubiere hecho al culpable; dado causa al divorcio; separación judicial por adulterio
gente: recuperar lo que le regalé a mi marido; quitar lo que doné a mi ex; me fue infiel y le regalé; revocar regalo al cónyuge
law: revocation of gifts by innocent spouse
people: take back gifts from cheating spouse
donde: Código Civil art. 172

[family-family-home]
ley: bienes familiares; residencia principal de la familia; muebles que la guarnecen; declarados bienes familiares; sola interposición de la demanda
gente: bien familiar; proteger la casa de la familia; vivienda familiar; evitar que venda la casa mi marido; declarar la casa como familiar; casa donde vive la familia; casa donde vivo con mis hijos; que no venda la casa
law: family home; homestead protection
people: protect the family home
donde: Código Civil art. 141

[family-family-home-consent]
ley: enajenar o gravar voluntariamente; bienes familiares, sino con la autorización; cónyuge no propietario; rescisión del acto
gente: vendió bien familiar sin permiso; hipotecar bien familiar; arrendar bien familiar; marido vendió la casa de la familia; anular venta de bien familiar; firma para vender bien familiar
law: consent to dispose of family home
people: sold family home without consent
donde: Código Civil art. 142-144

[family-family-home-release]
ley: desafectar un bien familiar; no está actualmente destinado a los fines; desafectación de los bienes familiares
gente: quitar bien familiar; levantar bien familiar; desafectar bien familiar; sacar el bien familiar; bien familiar después del divorcio; terminar bien familiar
law: release of family home status
people: remove family home status
donde: Código Civil art. 145

[family-family-home-company-shares]
ley: derechos o acciones que los cónyuges tengan en sociedades propietarias; declaración por cualquiera de los cónyuges en escritura pública
gente: casa familiar a nombre de una empresa; casa familiar de sociedad; bien familiar de sociedad; vivimos en casa de la sociedad
law: family home owned by a company
people: family house owned by company
donde: Código Civil art. 146

[family-family-home-usufruct]
ley: usufructo, uso o habitación sobre los bienes familiares; constituir, prudencialmente, a favor del cónyuge no propietario
gente: quedarme en la casa con los hijos; usufructo de la casa para los hijos; me puede echar de la casa mi marido; ex quiere que desocupe la casa; seguir viviendo en la casa separados; seguir en la casa con los niños; mi marido me quiere echar de la casa; mi esposo me echó de la casa
law: right of use or habitation for spouse
people: stay in the house with kids; ex kicks me out
donde: Código Civil art. 147

[family-family-home-debts]
ley: beneficio de excusión; cónyuges reconvenidos; notificar personalmente el mandamiento; bienes familiares
gente: embargar bien familiar; remate de bien familiar; deudas y bien familiar; banco quiere rematar la casa familiar; embargo de la casa por deuda del marido; me van a embargar la casa donde vivimos; embargo de la casa familiar; rematan la casa de la familia
law: benefit of excussion; family home and creditors
people: creditors family home
donde: Código Civil art. 148

[family-filiation]
ley: filiación; filiación matrimonial; filiación determinada legalmente
gente: padre biológico de mi hijo; hijo natural; hijo ilegítimo; hijo legítimo; huacho; hijo de madre soltera; hijo nacido fuera del matrimonio; no estamos casados y tenemos un hijo
law: filiation; parentage; child born out of wedlock
people: parentage; born outside marriage; not married but have a child
donde: Código Civil art. 33, 179, 180, 186

[family-equal-children]
ley: la ley considera iguales a todos los hijos; tienen el estado civil de hijos
gente: hijos iguales ante la ley; mismos derechos hijo extramatrimonial; hijo de otra relación tiene derechos; hijos fuera del matrimonio tienen derechos; mi medio hermano tiene derechos
law: equality of children
people: same rights as other children
donde: Código Civil art. 33

[family-maternity]
ley: la maternidad queda determinada legalmente por el parto; identidades del hijo y de la mujer que lo ha dado a luz; falso parto o suplantación del hijo
gente: madre biológica; suplantación de hijo; cambiaron la guagua; guagua cambiada en el hospital; impugnar maternidad; robo de guaguas; no es hija de su mamá biológica
law: maternity of the child; birth mother; substitution of child
people: biological mother; switched at birth
donde: Código Civil art. 183, 217, 219

[family-paternity-presumption]
ley: se presumen hijos del marido; trescientos días siguientes a su disolución; presunción de paternidad; ciento ochenta días subsiguientes al matrimonio
gente: inscribieron al marido como padre; marido figura como padre; hijo nació después del divorcio; hijo de otro hombre estando casada; embarazada de otro hombre casada; hijo nacido durante el matrimonio; quedó inscrito con el apellido de mi marido
law: presumption of paternity
people: husband presumed father; married but child of another
donde: Código Civil art. 184

[family-acknowledgment]
ley: suficiente reconocimiento de filiación; reconocimiento por acto entre vivos; ante el Oficial del Registro Civil; acto testamentario; reconocimiento del hijo ante el oficial
gente: reconocer a un hijo; quiero reconocer a mi hija; darle el apellido al hijo; ponerle mi apellido al niño; reconocimiento de paternidad; reconocer a la guagua; inscribir al niño con mi apellido; reconocer un hijo de otra relación
law: acknowledgment of a child; voluntary recognition
people: recognize my child; sign birth certificate as father
donde: Código Civil art. 187, 188, 189, 190; Ley 4.808 art. 32

[family-acknowledgment-repudiation]
ley: repudiarlo dentro del término de un año; repudiación de cualquiera de los reconocimientos; no podrá repudiar el hijo; hijo que, al tiempo del reconocimiento, fuere mayor de edad
gente: no quiero el apellido de mi papá; rechazar reconocimiento; me reconoció de grande; repudiar el reconocimiento; mi papá me reconoció tarde; sacarme el apellido de mi papá; no lleve el apellido del papá
law: repudiation of acknowledgment
people: reject father's recognition
donde: Código Civil art. 191-194

[family-acknowledgment-irrevocable]
ley: el reconocimiento es irrevocable; no susceptible de modalidades; nulidad del acto de reconocimiento; vicios de la voluntad
gente: arrepentirse de reconocer hijo; reconocí un hijo que no es mío; quitar el apellido al hijo; anular el reconocimiento; deshacer reconocimiento; me obligaron a reconocer hijo; reconocí al hijo de mi pareja
law: irrevocable acknowledgment; nullity of acknowledgment
people: take back recognition of child
donde: Código Civil art. 189, 202

[family-paternity-claim]
ley: reclamación de la filiación; determinación de la filiación; representante legal del hijo incapaz; investigación de la paternidad o maternidad; acción de reclamación de filiación
gente: demanda de paternidad; demandar al papá para que reconozca; no quiere reconocer al hijo; papá ausente no reconoció; juicio de filiación; mi papá nunca me reconoció; obligar a reconocer hijo; papá no lo quiere reconocer; no quiere reconocer a la guagua; niega que es su hijo; el papá niega al niño; dice que no es suyo el niño
law: paternity suit; action to establish filiation
people: won't recognize child; sue for paternity
donde: Código Civil art. 195, 204, 205, 208

[family-paternity-dead-father]
ley: hijo es póstumo; acción podrá dirigirse en contra de los herederos; dentro del plazo de tres años, contados desde su muerte
gente: papá murió sin reconocerme; demandar paternidad de muerto; reconocimiento después de muerto; exhumar para ADN; padre fallecido y no reconocido; hijo no reconocido hereda
law: paternity after father's death; posthumous child
people: father died without recognizing
donde: Código Civil art. 206, 207

[family-dna-test]
amplio: sueltas
ley: pruebas periciales de carácter biológico; Servicio Médico Legal; negativa injustificada; prueba pericial biológica; presumirá legalmente la paternidad
gente: examen de ADN; ADN; se niega al ADN; no quiere hacerse el ADN; test de paternidad; cuánto cuesta el ADN; huella genética
law: DNA test; biological evidence
people: DNA; paternity test; refuses dna test
donde: Código Civil art. 199, 199 bis
no: imputado; delito

[family-possession-of-status]
ley: posesión notoria; posesión notoria del estado civil de hijo; cinco años continuos; le hayan tratado como hijo
gente: criado como hijo; padre de crianza; hijo de crianza; lo trató siempre como hijo; papá del corazón
law: possession of status; apparent status
people: raised as his own child
donde: Código Civil art. 200, 201

[family-cohabitation-presumption]
ley: concubinato de la madre; supuesto padre; presunción judicial de paternidad; madre cohabitó con otro
gente: vivía con el padre cuando quedé embarazada; convivíamos al embarazo; dice que estuve con otro; quedé embarazada y él niega
law: concubinage as evidence of paternity
people: lived together when pregnant
donde: Código Civil art. 210

[family-filiation-provisional-alimony]
ley: alimentos provisionales; reclamada judicialmente la filiación; restituir, si la sentencia rechaza
gente: pensión mientras juicio de paternidad; pensión sin ADN; alimentos durante filiación; cobrar pensión a papá no reconocido
law: provisional maintenance in filiation suit
people: support during paternity case
donde: Código Civil art. 209

[family-forced-filiation-effects]
ley: determinada judicialmente contra la oposición del padre o madre; quedará privado de la patria potestad; derechos que por el ministerio de la ley
gente: papá obligado a reconocer derechos; padre que se negó pierde derechos; padre reconocido por juicio puede visitar; papá por sentencia hereda del hijo
law: loss of parental rights after contested filiation
people: father forced to recognize loses rights
donde: Código Civil art. 203

[family-paternity-challenge-husband]
ley: impugnada por el marido; tuvo conocimiento del parto; ocultación del parto; separado de hecho de la mujer; impugnación de la paternidad
gente: mi señora tuvo un hijo de otro; impugnar la paternidad; desconocer al hijo; ADN dice que no soy el padre; hijo no es de mi marido; creo que no soy el padre; no sé si el hijo es mío; no es mi hijo biológico; la guagua no es mía; niño no es mío; hijo no se parece a mí
law: challenge to paternity; disavowal
people: not my biological child; I am not the father
donde: Código Civil art. 211-215

[family-paternity-challenge-acknowledged]
ley: paternidad determinada por reconocimiento podrá ser impugnada; dos años contado desde que supo; interés actual en ello
gente: impugnar reconocimiento; descubrí que no es mi papá; no es mi padre biológico; le puse mi apellido y no es mío; impugnar hijo reconocido; padre biológico quiere impugnar
law: challenge to acknowledged paternity
people: found out not biological father
donde: Código Civil art. 216

[family-assisted-reproduction]
ley: técnicas de reproducción humana asistida; dos personas que se hayan sometido a ellas; no podrá impugnarse la filiación
gente: fertilización in vitro; hijo in vitro; donante de semen; donante de esperma; inseminación; vientre de alquiler; maternidad subrogada; fecundación asistida; ovodonación
law: assisted reproduction; surrogacy; sperm donor
people: IVF; surrogate mother
donde: Código Civil art. 182

[family-filiation-secret-process]
ley: el proceso tendrá carácter de secreto; interpuesta de mala fe; lesionar la honra
gente: demanda falsa de paternidad; me demandaron por paternidad; juicio de paternidad secreto; inventó que soy el papá; dicen que es mi hijo y es mentira
law: secrecy of filiation proceedings; bad-faith paternity claim
people: false paternity claim
donde: Código Civil art. 197

[family-best-interest]
ley: interés superior del hijo; interés superior del niño; preocupación fundamental de los padres; evolución de sus facultades
gente: lo mejor para el niño; bienestar del menor; qué conviene al niño; interés superior; mejor para mi hijo
law: best interests of the child
people: what's best for the child
donde: Código Civil art. 222; Ley 19.968 art. 16; Ley 21.430 art. 7

[family-children-respect-parents]
ley: los hijos deben respeto y obediencia a sus padres; cuidar de los padres en su ancianidad
gente: hijos deben cuidar a los padres viejos; obligación de cuidar a mi mamá; hijo no respeta a sus padres; cuidar al papá anciano; hijos abandonan a los padres; adulto mayor abandonado por hijos; mis hijos no me visitan; mis hijos no me ayudan; mis hermanos no ayudan con mi mamá; hijos botaron a su mamá; quién cuida a mi papá enfermo; mamá anciana sola
law: children's duty to parents; care of elderly parents
people: duty to care for elderly parents
donde: Código Civil art. 222, 223

[family-custody]
ley: cuidado personal de los hijos; toca de consuno a los padres; corresponsabilidad; padre o madre sobreviviente
gente: tuición; quedarse con los hijos; con quién viven los niños; me quieren quitar a mi hijo; quién se queda con los niños; tenencia de los hijos; custodia del niño; custodia de mis hijos; quiero que mis hijos vivan conmigo; mi hijo quiere vivir conmigo; el juez me puede quitar al niño; la suegra quiere quedarse con mi hijo
law: child custody; personal care of the child
people: kids live with; custody of my son; who gets custody of the children
donde: Código Civil art. 224, 225
no: cadena de custodia; custodia de valores

[family-custody-agreement]
ley: padres viven separados; acta extendida ante cualquier oficial; subinscrito al margen de la inscripción de nacimiento; determinar de común acuerdo el cuidado personal
gente: acuerdo de tuición; acuerdo de custodia; acuerdo de cuidado personal notaría; papás separados con quién queda hijo; ceder la tuición; entregar tuición al papá; cambiar tuición de común acuerdo
law: custody agreement
people: agree on custody; give custody to the father
donde: Código Civil art. 225

[family-shared-custody]
ley: cuidado personal compartido; adecuada estabilidad y continuidad; sistema de residencia del hijo
gente: custodia compartida; tuición compartida; hijo una semana con cada uno; semana por medio con el papá; cuidado compartido; amor de papá
law: shared custody; joint custody
people: joint custody; week on week off; fifty fifty custody
donde: Código Civil art. 225

[family-custody-judge]
ley: podrá atribuir el cuidado personal del hijo al otro de los padres; criterios y circunstancias; interés del hijo lo haga conveniente; vinculación afectiva entre el hijo y sus progenitores
gente: pelear la tuición; demanda de cuidado personal; quitarle la tuición a la mamá; papá quiere la tuición; cómo decide el juez la custodia; juicio de tuición; ganar la custodia; me pueden quitar a mis hijos
law: custody criteria; judicial award of custody
people: fight for custody; take custody from mother
donde: Código Civil art. 225; Ley 16.618 art. 42

[family-custody-third-party]
ley: inhabilidad física o moral de ambos padres; consanguíneos más próximos; confiar el cuidado personal a otra persona competente
gente: abuela con los nietos tuición; tío cuida a sobrino tuición; cuidado personal abuela; nieto vive conmigo; mamá drogadicta quién cuida; pedir la tuición de mi nieto; padres no pueden cuidar; crío a mi nieto; mi hija no cuida a su hijo; yo crío a mi sobrino
law: custody by third parties; grandparents' custody
people: grandparents custody; custody of grandchild
donde: Código Civil art. 226; Ley 16.618 art. 42

[family-child-handover]
ley: hacer entrega del hijo; el juez podrá apremiar; retuviere especies del hijo
gente: no me devuelve a mi hijo; no entrega al niño; papá no devuelve a los niños; entrega inmediata de menor; retiene a mi hijo; raptó a mi hijo; se llevó a mi hija y no la devuelve; escondió a mi hijo; no lo quiere devolver el fin de semana; no me devuelve a la niña; me quitó al niño el papá; secuestró a mi hijo su papá
law: return of the child; handover of the child
people: won't return my child; took my kids
donde: Código Civil art. 227

[family-child-abduction]
ley: restitución internacional; traslado o retención ilícitos; Convenio de La Haya; sustracción internacional de menores
gente: se llevó a mi hijo al extranjero; secuestro de hijo por el padre; sacó al niño del país; mi ex se llevó a mi hijo a otro país; se quiere llevar a mi hija a otro país; no vuelve con mi hijo del extranjero
law: international child abduction; Hague Convention
people: took child abroad

[family-visitation]
ley: relación directa y regular; frecuencia y libertad; padre o madre que no tenga el cuidado personal; contacto periódico y estable
gente: régimen de visitas; ver a mis hijos; no me deja ver a mi hijo; papá quiere ver a los niños; visitas del papá; visitas de los hijos; fin de semana con los hijos; no me presta a mi hijo; no me deja verlos; mamá no me deja verlo; no me deja ver a la niña; quiero ver a mi hija; cuándo puedo ver a mi hijo; visitar a mis hijos
law: visitation; contact with the child; direct and regular relationship
people: visitation; see my kids; won't let me see my child; won't let me see my daughter; see my daughter
donde: Código Civil art. 229; Ley 16.618 art. 48
no: visita domiciliaria; inspección; hospital

[family-visitation-breach]
ley: relación directa y regular; se frustre, retarde o entorpezca; recuperación del tiempo no utilizado; apercibimiento de decretar su suspensión o restricción; dejase de cumplir, injustificadamente
gente: no cumple las visitas; incumplimiento de visitas; no respeta el régimen de visitas; no viene a ver a su hijo; mamá impide visitas; recuperar las visitas; papá no visita a sus hijos; no viene a buscar al niño; papá no aparece a ver al niño; hijo espera y no llega su papá; no lo viene a ver
law: breach of visitation; compensatory time
people: denies visitation; doesn't show up for visits
donde: Ley 16.618 art. 48; Código Civil art. 225, 229

[family-visitation-suspension]
ley: se suspenderá o restringirá el ejercicio de este derecho; manifiestamente perjudique el bienestar del hijo; suspensión o restricción
gente: suspender visitas; quitar las visitas; papá peligroso visitas; visitas supervisadas; visitas vigiladas; no quiero que vea a mi hijo; papá drogado visitas; prohibir visitas del papá; hijo no quiere ir con su papá; no quiere ver a su papá; tengo miedo de entregarle al niño
law: suspension of contact; supervised visitation
people: stop visitation; supervised visits
donde: Código Civil art. 229; Ley 16.618 art. 48

[family-grandparents-contact]
ley: relación directa y regular con sus abuelos; derecho a mantener una relación; a falta de acuerdo, el juez fijará
gente: abuelos ver nietos; visitas de los abuelos; no me deja ver a mis nietos; abuela quiere ver a su nieta; derechos de los abuelos; visitas de tíos
law: grandparents' contact
people: grandparents visitation; see my grandchildren
donde: Código Civil art. 229-2

[family-leave-country-child]
ley: no podrá salir sin la autorización de ambos padres; escritura privada autorizada por un Notario; sin motivo plausible se negare; salida de menores desde Chile
gente: sacar a mi hijo del país; permiso para viajar con menor; viajar con mi hijo al extranjero; autorización notarial para viajar; papá no da permiso de viaje; no autoriza la salida del niño; viajar con niños sin el papá; permiso de salida del país; viajar con mi hijo y el papá no firma; papá no firma el permiso; irme a vivir a otro país con mi hija; mi ex se quiere llevar a mi hija afuera; permiso notarial hijo viaje
law: child's departure from the country; travel consent
people: travel abroad with child; travel permission for minor; move abroad with my child
donde: Ley 16.618 art. 49, 49 bis; Ley 14.908 art. 19

[family-child-opinion]
ley: el juez oirá a los hijos; derecho a ser oído; teniendo en consideración la opinión del niño; edad y madurez
gente: el niño puede elegir con quién vivir; a qué edad decide el hijo; opinión del niño en el juicio; mi hija quiere vivir con su papá; declarar un niño en tribunal; niño habla con el juez; hijo quiere vivir conmigo; quiere irse a vivir con su papá; mi hijo no quiere vivir con su mamá
law: right of the child to be heard
people: child choose parent; age to decide who to live with
donde: Código Civil art. 227; Ley 19.968 art. 16, 69; Ley 21.430 art. 28

[family-child-expenses]
ley: gastos de educación, crianza y establecimiento; de cargo de la sociedad conyugal; en proporción a sus respectivas facultades económicas; desacuerdo entre los obligados
gente: gastos de los hijos; pagar colegio del hijo; gastos extraordinarios hijos; gastos médicos del hijo a medias; útiles escolares quién paga; dividir los gastos de los hijos; zapatillas y útiles quién paga; no ayuda con los gastos del niño
law: child-rearing expenses; education costs
people: child expenses; split kids' costs
donde: Código Civil art. 230, 231, 233

[family-correction-children]
ley: facultad de corregir a los hijos; excluye toda forma de maltrato físico y sicológico; no menoscabe su salud ni su desarrollo personal
gente: puedo castigar a mi hijo; palmada; correazo; castigo físico; retar a los niños; castigar a los niños; charchazo; puedo pegarle a mi hijo; pegarle a los hijos para corregir; tirarle las orejas; cachetada a mi hijo; golpear a un hijo como castigo
law: parental correction; corporal punishment
people: spanking; hit my child; discipline children
donde: Código Civil art. 234

[family-educate-children]
ley: los padres tendrán el derecho y el deber de educar a sus hijos; pleno desarrollo; personas a quienes pudiere encargarse la educación
gente: decidir colegio del hijo; papá elige colegio; quién decide la educación; religión de los hijos; derecho a educar a los hijos; cambiar de colegio y la mamá no quiere; cambiar a mi hijo de colegio sin permiso del papá; bautizar al niño
law: right and duty to educate children
people: who decides the school
donde: Código Civil art. 236

[family-abandoned-child]
ley: hijo abandonado por sus padres; alimentado y criado por otra persona; costos de su crianza y educación; no podrán reclamarse sobre el hijo que hayan abandonado
gente: mamá abandonó a los niños; papá abandonó hijo; lo crié yo y ahora lo quiere; crié un niño ajeno; la madre vuelve a buscar al niño; dejó al niño botado; la mamá abandonó a su hijo
law: abandoned child; foster upbringing
people: abandoned child; raised by someone else
donde: Código Civil art. 238, 240; Ley 16.618 art. 47

[family-parental-authority]
ley: patria potestad; derechos y deberes que corresponden al padre o a la madre; sobre los bienes de sus hijos no emancipados
gente: patria potestad; potestad sobre los hijos; derechos de los padres sobre los bienes de los hijos; quitar la patria potestad; perder la patria potestad; representar a mi hijo en sus bienes
law: parental authority; parental responsibility
people: parental rights
donde: Código Civil art. 243-245

[family-parental-authority-exercise]
ley: patria potestad será ejercida; en conjunto el ejercicio de la patria potestad; actos de mera conservación; actuación conjunta; aquel que tenga a su cargo el cuidado personal
gente: quién tiene la patria potestad; patria potestad padres separados; patria potestad compartida; necesito firma del papá; firma de los dos padres por el hijo; papá no firma papeles del hijo
law: exercise of parental authority
people: both parents must sign
donde: Código Civil art. 244, 245

[family-child-property-enjoyment]
ley: derecho legal de goce; usar los bienes del hijo y percibir sus frutos
gente: bienes de mi hijo menor; herencia de hijo menor; gastar la plata de mi hijo; propiedad a nombre de un menor; casa a nombre de mi hijo; plata que es de mis hijos; libreta de ahorro de mi hijo
law: legal usufruct of parents; property of minor children
people: child's money; property in child's name
donde: Código Civil art. 250, 252, 253

[family-child-peculium]
ley: peculio profesional o industrial; ejercicio de todo empleo, oficio, profesión o industria; se mirará como mayor de edad
gente: hijo menor que trabaja; plata que gana el hijo; menor trabaja quién maneja su plata; adolescente compra con su sueldo; youtuber menor de edad; sueldo de un hijo menor
law: minor's own earnings; professional peculium
people: minor's wages
donde: Código Civil art. 250, 251, 260

[family-child-property-sale]
ley: bienes raíces del hijo; sin autorización del juez con conocimiento de causa; enajenar ni gravar los bienes raíces del hijo
gente: vender casa de un menor; vender propiedad de mi hijo; autorización para vender bien de menor; vender herencia de los niños; hipotecar casa del hijo
law: sale of minor's real estate
people: sell child's house
donde: Código Civil art. 254

[family-child-property-administration]
ley: quitar al padre o madre, o a ambos, la administración; dolo, o de grave negligencia habitual; privado uno de los padres de la administración
gente: papá se gasta la plata del hijo; mamá malgasta herencia de los niños; quitar administración de bienes del hijo; padre roba al hijo; responsabilidad por los bienes del hijo
law: loss of administration of child's assets
people: parent spends child's money
donde: Código Civil art. 257, 258

[family-minor-contracts]
ley: actos y contratos del hijo no autorizados; no podrá tomar dinero a interés; comprar al fiado; concurrencia del beneficio
gente: menor firmó un contrato; contrato de un menor de edad; mi hijo menor compró; menor pidió préstamo; hijo sacó crédito; menor de 18 firmar; hijo menor compró una moto; mi hijo de 15 compró; menor compró por internet; menor de edad vendió
law: contracts by minors
people: minor signed a contract
donde: Código Civil art. 260, 261

[family-minor-representation-court]
ley: representación judicial del hijo; el hijo no puede parecer en juicio; curador para la litis; autorización o representación del padre
gente: demandar a nombre de mi hijo; menor puede demandar; hijo demanda a su papá; representar a un menor en juicio; curador ad litem; demandaron a mi hijo menor
law: representation of minors in court; guardian ad litem
people: sue on behalf of my child
donde: Código Civil art. 263-265; Ley 19.968 art. 19

[family-parental-authority-suspension]
ley: patria potestad se suspende; demencia del padre o madre; larga ausencia; suspensión de la patria potestad deberá ser decretada por el juez
gente: suspender la patria potestad; papá preso patria potestad; papá ausente patria potestad; papá desaparecido y firma; quitarle los derechos al papá; quitarle los derechos al padre
law: suspension of parental authority
people: suspend parental rights; absent father
donde: Código Civil art. 267, 268

[family-emancipation]
ley: emancipación; emancipación legal; emancipación judicial; haber cumplido el hijo la edad de dieciocho años; maltrata habitualmente al hijo
gente: emanciparse; independizarse de los papás; cuándo soy mayor de edad; mayoría de edad; quitar patria potestad por maltrato; irme de la casa siendo menor; mi hijo de 16 se fue de la casa; irme de la casa de mis papás; a los 16 puedo vivir solo
law: emancipation; age of majority
people: emancipated; move out before eighteen
donde: Código Civil art. 269-272

[family-alimony]
ley: pensión alimenticia; pensión de alimentos; alimentos que se deben por ley; alimentante y alimentario
gente: mantención; pensión para los hijos; plata para los hijos; demanda de alimentos; cuota alimentaria; manutención; no me pasa plata para el niño; papá no da plata para el hijo; el papá no se hace cargo; no se hace cargo de su hijo; cuánto me tiene que dar por mis hijos; plata para el niño; demandar al papá por pensión; no me ayuda con el niño; pensión del niño
law: child maintenance; child support; alimony
people: child support; won't pay for our kids; father doesn't help with kids
donde: Código Civil art. 321, 323; Ley 14.908 art. 1, 3
no: restaurante; pensión de vejez

[family-alimony-who]
ley: se deben alimentos; donación cuantiosa
gente: quién puede pedir alimentos; pensión para la esposa; pensión alimenticia para mi mamá; demandar alimentos a los hijos; hermano pide alimentos; mantener a mis papás; hijos mantener a sus padres; a quién debo pagar alimentos; hijos me mantengan; demandar a mis hijos para que me mantengan; mi mamá me pide pensión; mi papá me demandó
law: persons entitled to maintenance
people: support for parents; who can claim child support
donde: Código Civil art. 321, 326

[family-alimony-content]
ley: habilitar al alimentado para subsistir adecuadamente; enseñanza básica y media; autonomía progresiva
gente: qué incluye la pensión alimenticia; pensión incluye colegio; pensión cubre estudios; pensión para la universidad; pensión incluye salud
law: scope of maintenance
people: what child support covers
donde: Código Civil art. 323

[family-alimony-amount]
ley: facultades del deudor y sus circunstancias domésticas; tasación de los alimentos; forma y cuantía; capacidad económica del alimentante; necesidades del alimentario
gente: cuánto es la pensión de alimentos; calcular la pensión alimenticia; monto de la pensión de alimentos; cuánto tengo que pagar de pensión; porcentaje del sueldo pensión hijos; cuánto le toca a mi hijo de pensión; cuánto me van a descontar por los hijos; cuánto debe pagar por dos hijos
law: amount of maintenance
people: how much child support
donde: Código Civil art. 329, 333; Ley 14.908 art. 6

[family-alimony-minimum]
ley: monto mínimo de la pensión; cuarenta por ciento del ingreso mínimo remuneracional; se presumirá que el alimentante tiene los medios
gente: pensión mínima hijo; mínimo de pensión alimenticia; papá cesante pensión; pensión sueldo mínimo; papá sin trabajo tiene que pagar; estoy cesante y debo pensión; mínimo que tiene que pagar el papá
law: minimum child support; presumption of means
people: minimum child support; unemployed father support
donde: Ley 14.908 art. 3

[family-alimony-maximum]
ley: cincuenta por ciento de las rentas del alimentante; no podrá fijar como monto; reparto equitativo
gente: máximo de pensión alimenticia; tope de la pensión alimenticia; cuánto me pueden descontar por pensión; me quitan la mitad del sueldo; pensión 50 por ciento; tengo varios hijos pensión; me descuentan mucho por los hijos; me quitan casi todo el sueldo por pensión
law: cap on maintenance; fifty percent of income
people: maximum child support
donde: Ley 14.908 art. 7

[family-alimony-provisional]
ley: alimentos provisorios; oponerse al monto provisorio decretado; se den provisoriamente
gente: pensión provisoria; pensión mientras dura el juicio; alimentos provisorios; oponerse a la pensión provisoria; pensión urgente; necesito plata ya para mi hijo
law: provisional maintenance; interim support
people: temporary child support
donde: Ley 14.908 art. 4; Código Civil art. 327

[family-alimony-from-when]
ley: los alimentos se deben desde la primera demanda; mesadas anticipadas
gente: pensión retroactiva; cobrar años anteriores de pensión; desde cuándo se paga pensión alimenticia; pensión atrasada sin demanda; nunca pagó pensión cobrar atrás; pensión desde que nació
law: maintenance due from filing
people: retroactive child support; past child support
donde: Código Civil art. 331

[family-alimony-until-age]
ley: se devengarán hasta que cumplan veintiún años; estudiando una profesión u oficio; cesarán a los veintiocho años; incapacidad física o mental
gente: hasta qué edad se paga pensión; hijo mayor de edad pensión; hijo cumplió 18 pensión; hijo de 21 años pensión; hijo universitario pensión; hijo ya trabaja pensión; pensión hasta los 28; hijo estudia pensión; hijo discapacitado pensión; hija no estudia sigo pagando; hijo de 24 sigo pagando; hijo cumplió 18 sigue en el liceo; hijo mayor no estudia; tengo que seguir pagando a mi hijo
law: duration of maintenance; adult children
people: until what age child support; adult child support
donde: Código Civil art. 332; Ley 14.908 art. 3

[family-alimony-increase]
ley: aumento de la pensión alimenticia; demandas de aumento; circunstancias que legitimaron la demanda
gente: subir la pensión alimenticia; aumento de pensión alimenticia; no me alcanza la pensión del papá; gana más ahora pensión; reajuste de la pensión alimenticia; pedir más pensión de alimentos; la plata que da no alcanza; sube la pensión del niño
law: increase of maintenance
people: increase child support; ask for more support
donde: Ley 14.908 art. 1; Código Civil art. 332

[family-alimony-reduction]
ley: rebaja o cese de la pensión; solicitud de aumento, rebaja o cese
gente: bajar la pensión alimenticia; rebaja de pensión alimenticia; pagar menos pensión; no puedo pagar la pensión; tuve otro hijo pensión; me quedé sin pega pensión; me bajaron el sueldo pensión; tiene otra familia y quiere pagar menos; me subieron la pensión de mi hijo; no me alcanza para pagar la pensión
law: reduction of maintenance
people: lower child support; can't afford child support
donde: Ley 14.908 art. 1, 4

[family-alimony-termination]
ley: cese de la pensión; cesará la obligación de prestar alimentos; cese de alimentos
gente: dejar de pagar pensión; terminar la pensión alimenticia; cesar la pensión alimenticia; quitar la pensión al hijo; sigo pagando pensión a hijo grande; hijo trabaja dejar de pagar
law: termination of maintenance
people: stop paying child support
donde: Ley 14.908 art. 1; Código Civil art. 324, 332

[family-alimony-unworthy]
ley: injuria atroz; quedarán privados del derecho a pedir alimentos; le haya abandonado en su infancia; no haya pagado pensión de alimentos
gente: papá que me abandonó me pide pensión; mantener a padre que no pagó; papá me abandonó y ahora demanda; padre ausente pide alimentos; negarse a mantener al padre
law: forfeiture of maintenance; unworthy claimant
people: father who abandoned me wants support
donde: Código Civil art. 324

[family-alimony-grandparents]
ley: obligación de alimentar al hijo que carece de bienes; falta o insuficiencia de ambos padres; abuelos de la línea del padre o madre que no provee
gente: demandar a los abuelos por pensión; abuelos pagan pensión; pensión a los abuelos paternos; suegra paga pensión; demandar a mi suegro por alimentos; me demandaron por mi nieto; abuelos deben pagar
law: grandparents' maintenance duty
people: grandparents pay child support; sue grandparents
donde: Código Civil art. 232; Ley 14.908 art. 3

[family-alimony-unborn]
ley: madre, cualquiera sea su edad, podrá solicitar; mujer embarazada; alimentos para el hijo que está por nacer
gente: pensión estando embarazada; alimentos embarazo; pensión antes de nacer; padre paga gastos del embarazo; gastos del parto quién paga; pensión prenatal; el papá no se hace cargo del embarazo; estoy embarazada y él no responde; estoy embarazada y me dejó
law: maintenance during pregnancy; unborn child
people: support while pregnant
donde: Ley 14.908 art. 1

[family-alimony-court]
ley: de los juicios de alimentos, conocerá el juez de familia; domicilio del alimentante o del alimentario; a elección de este último
gente: dónde demandar pensión; qué tribunal ve la pensión; juzgado para pedir pensión; demandar pensión papá vive en otra ciudad; papá vive en el extranjero pensión; demandar alimentos sin abogado
law: jurisdiction in maintenance cases
people: where to file for child support
donde: Ley 14.908 art. 1

[family-alimony-income-proof]
ley: liquidaciones de sueldo; declaración de impuesto a la renta; declaración jurada de patrimonio; sustracción u ocultación
gente: papá esconde sus ingresos; gana en negro pensión; oculta sueldo para no pagar pensión; probar cuánto gana el papá; puso todo a nombre de otro pensión; mintió sobre su sueldo para pagar menos pensión; trabaja sin contrato y no paga pensión; dice que no tiene plata para la pensión
law: disclosure of income; concealment of income
people: father hides income
donde: Ley 14.908 art. 5

[family-alimony-withholding]
ley: retención por parte del empleador; entidad pagadora; desobedeciere la respectiva orden judicial; retención de sus honorarios
gente: descuento por planilla pensión; empleador retiene pensión; me descuentan la pensión del sueldo; empresa no descontó la pensión; retención judicial de sueldo; retención de boleta pensión alimenticia; jefe no paga la retención; me descuentan por los hijos
law: wage withholding for maintenance
people: garnish wages child support; employer withholding support
donde: Ley 14.908 art. 8, 11 bis, 13

[family-alimony-withholding-severance]
ley: término de la relación laboral con el alimentante; indemnización por años de servicio; retener el porcentaje; indemnización sustitutiva del aviso previo
gente: finiquito y pensión alimenticia; descuentan pensión del finiquito; renunció para no pagar pensión; me despidieron y pensión alimenticia; retener finiquito por pensión
law: withholding from severance pay
people: child support from severance
donde: Ley 14.908 art. 13, 15

[family-alimony-in-kind]
ley: pensión alimenticia se impute; forma y cuantía; usufructo, uso o habitación; sobre bienes del alimentante; imputar al pago de la pensión
gente: pagar pensión con cosas; pagar pensión con la casa; usufructo por pensión; pagar el colegio en vez de pensión; compra pañales en vez de pensión; pagar pensión en mercadería
law: maintenance by usufruct or in kind
people: pay support in kind
donde: Ley 14.908 art. 9; Código Civil art. 333

[family-alimony-security]
ley: garantice el cumplimiento de la obligación alimenticia; arraigo del alimentante; otra forma de caución; se ausentará del país; hipoteca o prenda sobre bienes del alimentante
gente: arraigo por pensión; se va del país y debe pensión; que no salga del país por pensión; salir del país debiendo pensión; papá se va a otro país
law: security for maintenance; travel ban
people: leave country owing child support
donde: Ley 14.908 art. 10, 14

[family-alimony-arrest]
ley: arresto nocturno; dejado de pagar una o más de las pensiones
gente: preso por no pagar pensión; cárcel por pensión alimenticia; orden de arresto por pensión; me pueden meter preso por pensión; reclusión nocturna pensión; detener al papá que no paga; suspender arresto pensión; me llegó orden de arresto; lo pueden llevar preso por no pagar; meterlo preso por pensión
law: arrest for unpaid maintenance; night arrest
people: jail for unpaid child support
donde: Ley 14.908 art. 14

[family-alimony-unpaid]
ley: pensiones insolutas; alimentos adeudados; incumplimiento de la obligación alimenticia; apremios al alimentante
gente: no paga la pensión; papá no paga pensión; me debe pensión; deuda de pensión; pensiones atrasadas; cobrar la pensión alimenticia; dejó de pagar la pensión; no deposita la pensión; ex no paga mantención; no me deposita hace meses; no deposita plata del niño; hace meses que no paga; papá desapareció y no paga; no cumple con la pensión; papá se corre de pagar
law: unpaid maintenance; enforcement of maintenance
people: unpaid child support; ex doesn't pay
donde: Ley 14.908 art. 11, 12, 14, 16

[family-alimony-licence-tax]
ley: suspenderá la licencia para conducir; retenga de la devolución anual de impuestos a la renta; Tesorería General de la República; pensiones insolutas
gente: quitar licencia por pensión; suspender licencia de conducir por pensión; retener devolución de impuestos pensión; retención de la devolución de renta; deuda de pensión y licencia
law: suspension of driving licence; tax refund retention
people: lose licence for child support
donde: Ley 14.908 art. 16, 30, 33

[family-alimony-debtors-register]
ley: Registro Nacional de Deudores de Pensiones de Alimentos; inscripción vigente en el Registro; tres mensualidades consecutivas; cinco discontinuas
gente: registro de deudores de pensión; deudor de alimentos; papito corazón; aparecer como deudor de pensión; consultar deudores de alimentos; dicom de pensiones; registro de papás morosos
law: register of maintenance debtors
people: child support debtor register
donde: Ley 14.908 art. 20-22, 24

[family-alimony-register-removal]
ley: cancelación de la inscripción en el Registro; pago íntegro de los alimentos adeudados; acuerdo de pago, serio y suficiente
gente: salir del registro de deudores; borrar del registro de deudores de pensión; convenio de pago pensión; pagar en cuotas la deuda de pensión; repactar pensión; ya pagué y sigo en el registro de deudores
law: removal from debtors' register; payment agreement
people: get off child support register; payment plan child support
donde: Ley 14.908 art. 25, 26

[family-alimony-register-effects]
ley: deudor de alimentos; rechazar la inscripción de dominio; tramitación de un pasaporte; operación de crédito de dinero
gente: deudor de pensión pasaporte; deudor de pensión crédito; no puedo sacar pasaporte por pensión; vender auto con deuda de pensión; banco retiene crédito por pensión; bono con deuda de pensión; comprar casa deudor de alimentos
law: effects of registration as maintenance debtor
people: passport child support debt; loan child support debt
donde: Ley 14.908 art. 28, 31-35

[family-alimony-register-public-office]
ley: ingresar a las dotaciones de la Administración del Estado; directores y gerentes generales
gente: trabajar en el estado con deuda de pensión; empleado público deudor de pensión; candidato deudor de pensión; ser contratado con deuda de alimentos; concurso público deudor de alimentos
law: public employment of maintenance debtors
people: government job child support debt
donde: Ley 14.908 art. 36, 38

[family-alimony-special-collection]
ley: procedimiento especial para el cobro de deudas; investigación del patrimonio activo del deudor; cuenta de capitalización individual de cotizaciones obligatorias; administradora de fondos de pensiones; cuentas bancarias del alimentante
gente: sacar plata de la AFP por pensión; cobrar pensión alimenticia de la AFP; buscar cuentas bancarias del papá; investigar la plata del papá; retirar fondos AFP deuda de pensión; ley papito corazón
law: special collection from pension funds
people: take support from pension fund
donde: Ley 14.908 art. 19 quáter, 19 quinquies, 19 sexies

[family-alimony-account-freeze]
ley: medida cautelar de retención de fondos; cuentas bancarias u otros instrumentos de inversión
gente: congelar cuenta por pensión; retener la cuenta del papá; retención del 10 por ciento por pensión; embargar cuenta por pensión alimenticia; retiro AFP pensión alimenticia
law: freezing order for maintenance
people: freeze bank account child support
donde: Ley 14.908 art. 12 bis

[family-alimony-interest-prescription]
ley: devengarán el interés corriente; pensiones alimenticias atrasadas; plazo de prescripción para las acciones ejecutivas de cobro; cumpla 21 años; acciones de cobro de pensiones alimenticias tres años
gente: prescribe la deuda de pensión; caduca la deuda de pensión; intereses de la pensión alimenticia; vence la deuda de alimentos; hijo mayor cobra pensiones atrasadas; cobrar pensión que nunca pagó mi papá
law: limitation of maintenance arrears
people: old child support debt; statute of limitations support
donde: Ley 14.908 art. 17, 19 bis; Código Civil art. 336

[family-alimony-non-waivable]
ley: el derecho de pedir alimentos no puede transmitirse; pensiones alimenticias atrasadas podrán renunciarse; no puede oponer al demandante en compensación
gente: renunciar a la pensión alimenticia; firmé que no pediría pensión; perdonar la pensión; vender el derecho a pensión; descontar lo que me debe de la pensión; condonar deuda de pensión; embargar la pensión de alimentos
law: non-waivable maintenance right
people: give up child support; waive support
donde: Código Civil art. 334-336

[family-alimony-settlement]
ley: transacciones sobre alimentos futuros; alimentos futuros de las personas; aprobación judicial de alimentos futuros
gente: acuerdo de pensión; acuerdo de palabra pensión; acuerdo notarial de pensión; arreglo con el papá sin juicio; transacción de alimentos; vale acuerdo de pensión ante notario
law: settlement on maintenance
people: private child support agreement
donde: Ley 14.908 art. 11; Código Civil art. 2451

[family-alimony-accomplices]
ley: solidariamente responsables del pago de la obligación alimenticia; ocultamiento del paradero; dificultaren o imposibilitaren el fiel y oportuno cumplimiento
gente: ayudan a esconder al papá; familia esconde al papá; pareja nueva oculta bienes pensión; empresa familiar oculta sueldo pensión; suegra esconde a mi ex
law: joint liability for obstructing maintenance
people: helps hide from child support
donde: Ley 14.908 art. 18

[family-alimony-consequences]
ley: decretado dos veces alguno de los apremios; decretar la separación de bienes; autorizar la salida del país de los hijos menores
gente: papá no paga y visitas; no paga pensión y quiere ver al hijo; no paga pensión permiso de viaje; salir del país si papá no paga; negar visitas por no pagar; pierde derechos por no pagar pensión
law: consequences of repeated non-payment
people: doesn't pay but wants visits
donde: Ley 14.908 art. 19

[family-alimony-third-party-refund]
ley: acción de reembolso en contra del alimentante; enriquecimiento sin causa; tercero que ha debido contribuir económicamente
gente: mantuve a mi nieto y quiero cobrar; pagué yo lo que debía el papá; abuela mantuvo al niño; mamá cobra lo que gastó en el hijo; padrastro mantuvo al hijo
law: reimbursement from maintenance debtor
people: recover what I paid for child
donde: Ley 14.908 art. 19 ter

[family-alimony-fraud]
ley: dolo para obtener alimentos; obligados solidariamente a la restitución
gente: devolver la pensión alimenticia; me devuelven la pensión si no es mi hijo; mintió para pedir pensión; recuperar pensión pagada; pagué pensión de un hijo que no era mío
law: restitution of maintenance
people: refund child support
donde: Código Civil art. 328

[family-family-court]
ley: juzgados de familia; competencia de los juzgados de familia; jueces de familia; tribunales con competencia en asuntos de familia
gente: tribunal de familia; juzgado de familia; qué ve el tribunal de familia; juez de familia; causas de familia en tribunales; demandar en tribunal de familia
law: family courts; jurisdiction of family courts
people: family court
donde: Ley 19.968 art. 1, 8

[family-court-hearings]
ley: audiencia preparatoria; audiencia preparatoria de familia; audiencia de juicio de familia; reconvención en familia
gente: audiencia de familia; no fui a la audiencia de familia; me demandaron en familia; contestar demanda de familia; audiencia preparatoria; qué pasa en la audiencia preparatoria; pruebas en juicio de familia
law: preparatory hearing; counterclaim in family court
people: missed family hearing; sued in family court
donde: Ley 19.968 art. 58-61, 63

[family-court-principles]
ley: protección de la intimidad; oralidad e inmediación; concentración y desformalización; colaboración de las partes familia
gente: juicio oral de familia; principios de familia; procedimiento de familia; juicio de familia es privado
law: principles of family procedure
people: how family trial works
donde: Ley 19.968 art. 9-16

[family-court-appeal-notice]
ley: sentencia definitiva de primera instancia; primera notificación de la demanda; apelación en asuntos de familia
gente: apelar sentencia de familia; no me notificaron demanda de familia; apelar cuidado personal; notificación de demanda de familia; apelar pensión de alimentos
law: appeal in family matters; service of process
people: appeal family court decision
donde: Ley 19.968 art. 23, 67

[family-child-removal-residence]
ley: separación del niño, niña o adolescente de su familia; familias de acogida; centro o residencia
gente: Sename se llevó a los niños; hogar de menores; se llevaron a mi hijo a una residencia; familia de acogida; Mejor Niñez; recuperar a mi hijo del hogar; servicio de protección se lleva niño; me quitaron a mi hijo y está en residencia; se llevaron a los niños a un hogar; Sename
law: removal of the child; residential care; foster family
people: took my child into care; foster care
donde: Ley 19.968 art. 71, 74; Ley 16.618 art. 30

[family-children-rights]
ley: garantías y protección integral de los derechos de la niñez y adolescencia; niño, niña o adolescente; autonomía progresiva
gente: derechos de los niños; derechos de los adolescentes; ley de la niñez; defensor de la niñez; qué derechos tienen los menores de edad
law: rights of the child; progressive autonomy
people: children's rights
donde: Ley 21.430 art. 1, 2, 7, 11

[family-children-local-offices]
ley: Oficina Local de la Niñez; medidas de protección administrativa; oferta intersectorial; protección administrativa de la niñez
gente: oficina de la niñez; OPD; OLN; muni protección infancia; ayuda para niño vulnerado; denunciar en la oficina local
law: local children's office; administrative protection of children
people: local child office
donde: Ley 21.430 art. 57, 65, 66

[family-child-abuse-corporal]
ley: maltrato corporal relevante; trato degradante; maltrato a adulto mayor o persona en situación de discapacidad
gente: maltrato a niños; pegarle a un niño delito; maltrato a adulto mayor; maltrato a abuelito; cuidadora maltrata; maltrato a discapacitado; padrastro le pega a mi hijo; le pega a mi nieto; le pega a los niños; maltratan a mi abuela en el hogar de ancianos
law: child abuse offence; abuse of vulnerable persons
people: beating a child crime; elder abuse
donde: Código Penal art. 403 bis, 403 ter

[family-domestic-violence]
ley: violencia intrafamiliar; maltrato que afecte la vida o la integridad física o psíquica; calidad de cónyuge del ofensor
gente: VIF; me pega mi marido; mi pareja me pega; marido golpea; violencia en la casa; violencia de pareja; marido violento; me maltrata mi pareja; mi pololo me pegó; violencia familiar; me amenaza mi marido; mi pareja me golpeó; mi esposo me golpea; mi esposo me pegó; mi marido me levantó la mano; mi esposo me agredió; mi pareja me agredió; mi pareja me empujó; mi señora me pega; mi papá le pega a mi mamá; mi ex me pegó; me zamarreó mi marido; violencia doméstica; mi hijo grande me golpea; mi hijo adicto me pega
law: domestic violence; family violence
people: husband hits me; domestic abuse; abusive husband; partner beats me; boyfriend hits me
donde: Ley 20.066 art. 1, 5

[family-domestic-violence-psychological]
ley: integridad física o psíquica; violencia económica; maltrato físico o psíquico
gente: maltrato psicológico; me insulta mi marido; violencia psicológica; marido me humilla; me controla la plata; violencia económica; me revisa el celular mi pareja; marido celoso; me grita mi pareja; mi pareja no me deja trabajar; no me deja salir mi marido; mi pareja no me deja ver a mi familia; me insultó mi pareja; me trata mal mi marido; mi esposo me grita; mi marido me amenaza
law: psychological abuse; economic violence
people: emotional abuse; controlling husband
donde: Ley 20.066 art. 5

[family-domestic-violence-risk]
ley: situación de riesgo inminente; intimidación de causar daño
gente: me quiere matar mi ex; me amenazó mi ex; tengo miedo de mi marido; peligro de violencia; ex me persigue; amenaza de muerte pareja; mi ex me acosa; mi ex me espera afuera; mi ex me llama a cada rato; mi ex me sigue; mi ex no me deja tranquila
law: imminent risk; imminent risk of violence
people: ex threatens me; afraid of husband
donde: Ley 20.066 art. 7

[family-domestic-violence-breach]
ley: quebrantamiento de la medida; incumplimiento de medidas cautelares; arresto hasta por quince días; desacato de medidas cautelares
gente: no respeta orden de alejamiento; se acercó a la casa con orden de alejamiento; violó la orden de alejamiento; incumple cautelar violencia; desacato violencia intrafamiliar; tiene orden de no acercarse; se acercó igual; alejamiento y vino igual
law: breach of restraining order
people: violates restraining order
donde: Ley 20.066 art. 10, 18; Ley 19.968 art. 94

[family-domestic-violence-report]
ley: Carabineros de Chile o la Policía de Investigaciones; denuncia por violencia intrafamiliar; detenido en flagrancia; ingreso a un lugar cerrado
gente: denunciar violencia intrafamiliar; denunciar a mi pareja; carabineros no me tomó denuncia; dónde denuncio violencia; vecino escucha golpes; retirar la denuncia VIF; quitar denuncia a mi pareja; denunciar a mi marido por violencia; denunciar que me pega; me arrepentí de la denuncia a mi marido
law: report of domestic violence
people: report domestic violence; drop domestic violence charges
donde: Ley 19.968 art. 82-84

[family-domestic-violence-sanctions]
ley: multa de media a quince unidades tributarias mensuales; se castigará el maltrato constitutivo de violencia intrafamiliar; asistencia obligatoria a programas terapéuticos
gente: pena por violencia intrafamiliar; sanción por pegar a la señora; multa VIF; castigo por maltrato familiar; me condenaron por VIF; terapia obligatoria violencia
law: sanctions for domestic violence
people: punishment for domestic violence
donde: Ley 20.066 art. 8, 9

[family-habitual-abuse]
ley: delito de maltrato habitual; ejercicio habitual de violencia física o psíquica; número de actos ejecutados; proximidad temporal
gente: me pega siempre; maltrato habitual; años de maltrato; violencia repetida; maltrato constante pareja
law: habitual abuse offence
people: repeated abuse
donde: Ley 20.066 art. 14

[family-domestic-violence-suspension]
ley: suspensión condicional de la dictación de la sentencia; reconozca ante el tribunal los hechos; improcedencia de acuerdos reparatorios
gente: suspensión condicional VIF; acuerdo en violencia intrafamiliar; pedir perdón VIF juicio; arreglo por violencia; antecedentes por VIF; registro de VIF
law: conditional suspension in domestic violence
people: domestic violence record
donde: Ley 19.968 art. 96-98; Ley 20.066 art. 12, 17, 19

[family-femicide-violence-women]
ley: femicidio; violencia en razón de género; violencia contra las mujeres; prevenir, sancionar y erradicar la violencia
gente: femicidio; mató a su señora; mató a su polola; violencia de género; violencia contra la mujer; ley integral de violencia
law: femicide; gender-based violence
people: femicide; killed his wife; violence against women
donde: Código Penal art. 390 bis, 390 ter

[family-civil-union]
ley: acuerdo de unión civil; convivientes civiles; contrato celebrado entre dos personas que comparten un hogar; vida afectiva en común
gente: AUC; unión civil; pareja sin casarse; acuerdo de vida en pareja; legalizar convivencia; diferencia matrimonio y unión civil; conviviente civil; firmar unión civil; casarse o AUC; firmar el AUC
law: civil union agreement; civil partnership
people: civil union; civil partner
donde: Ley 20.830 art. 1, 5, 6

[family-civil-union-requirements]
ley: se celebrará en el Servicio de Registro Civil e Identificación; mayores de dieciocho años; libre administración de sus bienes; no podrán celebrar este contrato
gente: requisitos unión civil; hora para unión civil; quién puede hacer AUC; edad unión civil; papeles para AUC; unión civil con extranjero; AUC estando casado
law: requirements of civil union
people: how to get a civil union
donde: Ley 20.830 art. 5, 7-9

[family-civil-union-property]
ley: convivientes civiles conservarán la propiedad; separados de bienes; bienes adquiridos a título oneroso; convivientes civiles régimen de comunidad
gente: bienes en unión civil; régimen de bienes AUC; comunidad de bienes unión civil; casa en unión civil; separación de bienes AUC
law: property of civil partners
people: property in civil union
donde: Ley 20.830 art. 14, 15

[family-civil-union-inheritance]
ley: cada conviviente civil será heredero intestado y legitimario del otro; mismos derechos que corresponden al cónyuge sobreviviente; cuarta de mejoras; adjudicación preferente
gente: conviviente civil hereda; herencia unión civil; murió mi pareja con AUC; desheredar al conviviente civil; AUC y herencia; pareja civil fallecida
law: inheritance rights of civil partner
people: civil partner inherits
donde: Ley 20.830 art. 16-19

[family-civil-union-termination]
ley: el acuerdo de unión civil terminará; mutuo acuerdo de los convivientes civiles; voluntad unilateral; gestión voluntaria ante el tribunal de familia; matrimonio de los convivientes civiles entre sí
gente: terminar unión civil; divorcio de AUC; disolver AUC; separarse de AUC; anular unión civil; poner fin al AUC; terminar AUC por mi cuenta
law: termination of civil union
people: end civil union
donde: Ley 20.830 art. 26-28

[family-civil-union-compensation]
ley: menoscabo económico sufrido; compensación económica del conviviente civil
gente: compensación en unión civil; compensación AUC; dueña de casa unión civil; plata al terminar AUC
law: economic compensation of civil partners
people: compensation civil union
donde: Ley 20.830 art. 27

[family-civil-union-kinship-paternity]
ley: parentesco por afinidad; presunción de paternidad del conviviente civil; parentesco entre el conviviente civil y los consanguíneos
gente: hijo en unión civil; suegra y AUC; cuñado unión civil; hijo de convivientes civiles; cargas conviviente civil; isapre conviviente civil
law: affinity of civil partners; paternity in civil union
people: child of civil partners
donde: Ley 20.830 art. 4, 21

[family-de-facto-cohabitation]
ley: cuasicontrato de comunidad; concubinato entre convivientes; convivencia de hecho; cuasicontrato de comunidad entre convivientes
gente: pareja de hecho; conviviente derechos; convivimos años sin casarnos; unión de hecho; mi conviviente murió; bienes de convivientes; pareja no casada derechos; conviviente hereda; vivimos juntos y compramos casa; nunca nos casamos y vivimos juntos; mi pareja murió y no estábamos casados; no estábamos casados; la casa la pagamos los dos sin casarnos; años de convivencia; convivientes; concubina; mi pareja falleció
law: de facto union; cohabitation; unmarried partners
people: live together unmarried; unmarried couple rights; common-law partner
donde: Código Civil art. 2304

[family-adoption]
ley: adopción; adoptado; interés superior del adoptado; familia que le brinde el afecto
gente: adoptar un niño; quiero adoptar; trámite de adopción; adoptar una guagua; hijo adoptivo; adoptivo; adopciones
law: adoption; adoptive child
people: adopt a child; adopt a baby
donde: Ley 19.620 art. 1; Código Civil art. 179
no: adoptar medidas; adoptar acuerdos; adoptar la decisión

[family-adoption-requirements]
ley: cónyuges chilenos o extranjeros con residencia permanente; dos o más años de matrimonio; mayores de veinticinco años y menores de sesenta; veinte años o más de diferencia de edad; evaluados como física, mental, psicológica y moralmente idóneos
gente: requisitos para adoptar; edad para adoptar; soltera puede adoptar; soltero adoptar; pareja gay puede adoptar; matrimonio adoptar; adoptar estando divorciado; viuda adoptar
law: adoption requirements; eligibility to adopt
people: requirements to adopt; single person adopt; gay couple adopt
donde: Ley 19.620 art. 20-22

[family-adoption-stepchild]
ley: adopción por parientes; hijo de su cónyuge; ascendientes consanguíneos
gente: adoptar al hijo de mi pareja; adoptar hijo de mi esposa; padrastro adopta; adoptar a mi nieto; adoptar a mi sobrino; abuelos adoptan; adoptar hijastro; darle mi apellido a mi hijastro; adoptar al hijo de mi señora; ponerle mi apellido al hijo de mi pareja; crío al hijo de mi pareja
law: stepchild adoption; relative adoption
people: adopt my stepchild; adopt my grandchild
donde: Ley 19.620 art. 8, 11

[family-adoption-susceptibility]
ley: susceptible de ser adoptado; no se encuentran capacitados o en condiciones para hacerse cargo; inhabilidad física o moral; sin proporcionarles atención personal ni económica; entregado a una institución
gente: dar en adopción; entregar guagua en adopción; me quieren quitar el hijo para adopción; susceptibilidad de adopción; dar a mi hijo en adopción; declarar adoptable; arrepentirse de dar en adopción; embarazada quiere dar en adopción
law: declaration of adoptability; consent to adoption
people: give up for adoption; put baby up for adoption
donde: Ley 19.620 art. 8-12

[family-adoption-effects]
ley: confiere al adoptado el estado civil de hijo; extinguen sus vínculos de filiación de origen; la adopción es irrevocable; nulidad de la adopción
gente: hijo adoptado hereda; derechos del hijo adoptivo; anular adopción; revocar adopción; deshacer adopción; adoptado y familia biológica
law: effects of adoption; irrevocable adoption
people: adopted child rights; undo adoption
donde: Ley 19.620 art. 37, 38

[family-adoption-origins]
ley: antecedentes del proceso de adopción; persona mayor de edad y plenamente capaz; si su filiación tiene su origen en una adopción
gente: soy adoptado y quiero saber; buscar a mi mamá biológica; saber si soy adoptado; conocer mis padres biológicos; expediente de adopción; fui adoptado busco familia; adopción ilegal
law: access to adoption records; biological origins
people: find my birth mother; am I adopted
donde: Ley 19.620 art. 27, 28

[family-international-adoption]
ley: adopción por personas no residentes en Chile; adopción internacional; otros matrimonios interesados
gente: adoptar un niño de otro país; extranjeros adoptan en Chile; adopción internacional; adopción de niño chileno por extranjeros
law: international adoption
people: adopt from another country
donde: Ley 19.620 art. 29, 30

[family-guardianship]
ley: tutelas y las curadurías; tutor o curador; guardadores; cargos impuestos a ciertas personas; no pueden dirigirse a sí mismos
gente: tutor legal; curador de una persona; tutela de un menor; quién cuida a un huérfano; hacerse cargo de huérfano; tutor de mi sobrino; hacerse curador de alguien; curatela
law: guardianship; curatorship; legal guardian of a minor
people: legal guardian; orphan guardian
donde: Código Civil art. 338, 340, 344, 346
no: tutela laboral; tutela de derechos fundamentales

[family-guardianship-types]
ley: tutelas o curadurías pueden ser testamentarias, legítimas o dativas; guarda legítima; guardador por testamento; a falta de otra tutela o curaduría, tiene lugar la dativa
gente: nombrar tutor por testamento; dejar a alguien a cargo de mis hijos si muero; quién se queda con mis hijos si me muero; tutor para mis hijos; juez nombra tutor; abuelo tutor
law: testamentary guardian; court-appointed guardian
people: name guardian in will; who raises kids if I die
donde: Código Civil art. 353, 366, 370

[family-guardian-inventory-bond]
ley: otorgamiento de la fianza o caución; inventariar los bienes del pupilo; obligados a prestar fianza; discernimiento de la tutela o curaduría
gente: requisitos para ser curador; fianza del tutor; inventario del curador; trámite para ser curador; asumir como tutor
law: guardian's bond; ward's inventory
people: become guardian paperwork
donde: Código Civil art. 373-375, 378

[family-guardian-powers]
ley: administra los bienes del pupilo; representar o autorizar al pupilo; sin previo decreto judicial, enajenar los bienes raíces; pública subasta
gente: curador puede vender la casa; tutor vende bienes; qué puede hacer un curador; vender casa de persona interdicta; curador gasta la plata; arrendar casa del interdicto; tutor usa la plata del menor; mamá con alzheimer hay que vender su casa; manejar la plata de mi hermano enfermo
law: guardian's powers; sale of ward's property
people: guardian sell house
donde: Código Civil art. 390, 391, 393, 394

[family-guardian-accounts]
ley: llevar cuenta fiel, exacta; tutor o curador es obligado; cuenta de la administración del tutor o curador
gente: curador no rinde cuentas; tutor se robó la plata; pedir cuentas al curador; rendición de cuentas tutor; demandar al curador
law: guardian's accounts
people: guardian stole money
donde: Código Civil art. 415, 416, 422, 423

[family-guardian-incapacity-excuse]
ley: incapaces de toda tutela o curaduría; pueden excusarse de la tutela o curaduría; no hayan cumplido veintiún años; excusas para no aceptar la guarda
gente: quién no puede ser tutor; negarse a ser tutor; rechazar ser curador; padrastro tutor; condenado puede ser tutor; no quiero ser curador
law: incapacity and excuse of guardians
people: refuse to be guardian
donde: Código Civil art. 497, 498, 500, 514

[family-guardian-pay-removal]
ley: décima parte de los frutos; recompensa de su trabajo; tutores o curadores serán removidos; fraude o culpa grave; remoción del guardador
gente: cuánto gana un curador; le pagan al tutor; sacar al curador; cambiar de curador; remover al tutor; curador malo
law: remuneration and removal of guardians
people: remove a guardian; guardian pay
donde: Código Civil art. 526, 539

[family-interdiction-dementia]
ley: interdicción; estado habitual de demencia; privado de la administración de sus bienes; supuesto demente; provocar la interdicción
gente: interdicto; declarar interdicta a mi mamá; persona con alzheimer; mi papá tiene demencia; papá con alzheimer firma; abuelito no puede administrar; interdicción por demencia; discapacidad mental administrar bienes; declarar incapaz a mi papá; administrar la plata de mi hermano enfermo; papá ya no reconoce a nadie; mamá senil; hermano esquizofrénico plata; mi mamá no puede firmar; cobrar la pensión de mi papá enfermo; persona interdicta; mi hermana interdicta
law: interdiction; legal incapacity; dementia
people: parent with dementia; declare incompetent
donde: Código Civil art. 443, 456, 459, 460

[family-curator-dementia-who]
ley: se deferirá la curaduría del demente; a su cónyuge no separado judicialmente; curadores al demente; curador interino; curaduría del demente
gente: quién puede ser curador de mi mamá; hijo curador de su padre; curador del enfermo mental; hermano curador; curador de mi hijo con discapacidad; curador provisorio
law: curator of the mentally ill
people: guardian for parent with dementia
donde: Código Civil art. 462, 464

[family-acts-of-demented]
ley: actos y contratos del demente; posteriores al decreto de interdicción, serán nulos; a menos de probarse que el que los ejecutó o celebró estaba entonces demente
gente: firmó con demencia; vendió su casa estando enfermo; anular contrato de persona con alzheimer; le hicieron firmar a mi abuela; abuelito vendió sin saber; anular venta de anciano; engañaron a mi abuela; abuelo firmó sin saber; le hicieron firmar a mi papá; se aprovecharon de mi abuela
law: acts of a person under interdiction
people: contract signed by person with dementia; grandma signed
donde: Código Civil art. 465

[family-interdiction-prodigal]
ley: disipador; prodigalidad; hechos repetidos de dilapidación; juegos habituales; interdicción del disipador
gente: mi papá malgasta toda la plata; ludópata; despilfarra su plata; se gasta todo en el casino; persona derrochadora; pródigo
law: prodigal; spendthrift interdiction
people: wastes all his money; gambling addict guardian
donde: Código Civil art. 442, 443, 445

[family-rehabilitation-interdiction]
ley: rehabilitado para la administración; recobrado permanentemente la razón; disipador será rehabilitado; rehabilitación del demente o disipador
gente: levantar la interdicción; terminar interdicción; quitar interdicción; recuperar mis bienes interdicto
law: lifting of interdiction
people: end guardianship adult
donde: Código Civil art. 454, 455, 468

[family-absent-curator]
ley: curador de los bienes de una persona ausente; no se sepa de su paradero; procurador constituido; defensor de ausentes
gente: dueño desaparecido bienes; persona ausente y sus bienes; no se sabe dónde está el dueño; familiar desaparecido administrar bienes; heredero que no aparece
law: curator of absentee
people: missing person's property
donde: Código Civil art. 473-476, 491

[family-presumed-death]
ley: presunción de muerte; se presume muerto el individuo que ha desaparecido; fecha de las últimas noticias; juez del último domicilio; cinco años desde las últimas noticias
gente: muerte presunta; desaparecido hace años; declarar muerto a desaparecido; persona perdida declarar muerta; mi papá desapareció; mi marido desapareció; familiar no aparece hace años
law: presumed death; declaration of death of missing person
people: missing person declared dead; husband disappeared
donde: Código Civil art. 80, 81

[family-presumed-death-accident]
ley: pérdida de una nave o aeronave; sismo o catástrofe; heridas graves en la guerra
gente: desaparecido en terremoto; desaparecido en naufragio; accidente de avión desaparecidos; desaparecido en el mar; tsunami desaparecido; murió y no hay cuerpo
law: presumed death in accident or disaster
people: missing after earthquake; missing at sea
donde: Código Civil art. 81

[family-proven-death-no-body]
ley: muerte pueda ser tenida como cierta; cadáver no fuere hallado; comprobada su muerte; no fuere posible la identificación del cadáver; comprobada la muerte; tendrá por comprobada la muerte; muerte del desaparecido
gente: no encontraron el cuerpo; comprobación judicial de la muerte; sin cadáver certificado de defunción; murió quemado sin identificar; muerte sin cuerpo; no apareció el cadáver; murió pero no hay cuerpo; naufragio sin cuerpo
law: judicial proof of death without body; judicially proven death
people: body never found; death without a body
donde: Código Civil art. 95, 96

[family-presumed-death-possession]
ley: posesión provisoria; posesión definitiva; herederos presuntivos; poseedores provisorios; setenta desde el nacimiento del desaparecido
gente: herencia de desaparecido; bienes del desaparecido; heredar de persona desaparecida; vender bienes de desaparecido; cuándo heredo a un desaparecido; heredar a un desaparecido; vender bienes del desaparecido; posesión provisoria; herederos del desaparecido; qué pasa con sus cosas desaparecido
law: provisional and definitive possession; provisional possession; definitive possession of estate
people: inherit from missing person; missing person's assets; inherit from a missing person
donde: Código Civil art. 82, 84, 85, 86, 88, 90

[family-presumed-death-return]
ley: desaparecido si reapareciere; recobrarán los bienes en el estado en que se hallaren; rescindirse el decreto de posesión definitiva
gente: apareció vivo el desaparecido; reapareció después de muerto; volvió el desaparecido; lo dieron por muerto y está vivo
law: reappearance of the missing person
people: missing person came back
donde: Código Civil art. 93, 94

[family-legal-existence]
ley: existencia legal de toda persona principia al nacer; separarse completamente de su madre; la ley protege la vida del que está por nacer; época de la concepción
gente: cuándo empieza la persona; derechos del feto; el que está por nacer hereda; guagua nació muerta; derechos del no nacido; nació muerto
law: beginning of legal personality; unborn child
people: rights of the unborn; stillborn
donde: Código Civil art. 74, 75, 76

[family-legal-death-simultaneous]
ley: la persona termina en la muerte natural; haber perecido dos o más personas en un mismo acontecimiento; no pudiere saberse el orden
gente: murieron juntos en accidente; quién murió primero; murieron padre e hijo el mismo día; comurientes; murieron al mismo tiempo
law: simultaneous death
people: died at the same time
donde: Código Civil art. 78, 79

[family-domicile]
ley: residencia, acompañada, real o presuntivamente, del ánimo de permanecer; domicilio civil; domicilio de quien la ejerza; ánimo de permanecer en ella
gente: qué es domicilio legal; cambio de domicilio legal; domicilio del menor; vivo en dos ciudades domicilio; domicilio convencional; saber mi domicilio legal
law: civil domicile
people: legal domicile
donde: Código Civil art. 59, 61, 62, 65, 67, 69, 72

[family-kinship-degrees]
ley: parentesco por consanguinidad; grados de consanguinidad; parentesco por afinidad; línea recta; línea colateral; número de generaciones
gente: grado de parentesco; qué grado es un primo; cuarto grado; cuñado es pariente; segundo grado de consanguinidad; suegro parentesco; grados de parentesco; línea colateral; pariente de sangre; tíos y sobrinos grado; primos hermanos parentesco; segundo grado de parentesco; cuarto grado de parentesco
law: kinship; consanguinity and affinity; degrees of kinship; degrees of consanguinity; direct line; collateral line
people: degree of kinship; is cousin a relative; first cousin degree
donde: Código Civil art. 27, 28, 31

[family-civil-status]
ley: estado civil; estado civil de casado; posesión notoria del estado de matrimonio
gente: probar que estoy casado; estado civil; soltero, casado o viudo; certificado de matrimonio; probar que soy hijo; cómo se prueba el estado civil; partida de nacimiento; soltero o casado certificado; estoy casada o soltera
law: civil status; marital status; proof of civil status
people: prove marriage; marital status
donde: Código Civil art. 304, 305, 309, 310

[family-name-surname-order]
ley: primer apellido del o los progenitores; orden de transmisión de sus respectivos primeros apellidos; sorteo ante el Oficial del Registro Civil; cambio de orden de apellidos; por una sola vez
gente: orden de los apellidos; apellido de la mamá primero; cambiar orden de apellidos; apellido materno primero; invertir apellidos; ponerle primero mi apellido; apellidos del hijo; elegir apellido del hijo; apellido del hijo cuál va primero
law: order of surnames
people: mother's surname first; change surname order
donde: Código Civil art. 58 ter; Ley 4.808 art. 17 bis, 17 ter

[family-name-change]
ley: cambiar sus nombres o apellidos; ridículos, risibles; conocido durante más de cinco años; menoscabe moral o materialmente; supresión de nombres
gente: cambiarse el nombre; cambio de apellido; quitarme el apellido de mi papá; no me gusta mi nombre; nombre feo; sacarme un apellido; nombre ridículo; quiero usar otro nombre; cambiarle el nombre a mi hija; quiero otro apellido; cambiar el apellido de mi padre
law: change of name; change of surname
people: change my name; change last name
donde: Ley 17.344 art. 1, 2, 3

[family-gender-identity]
amplio: trans
ley: identidad de género; rectificar la partida de nacimiento; sexo y nombre; convicción personal e interna; no coincida con su sexo y nombre registral
gente: cambio de sexo registral; cambio de género; trans; transgénero; transexual; cambiar sexo en el carnet; nombre social; cambiar nombre trans; ley trans
law: gender identity; change of registered sex
people: transgender; gender change; trans name change
donde: Ley 21.120 art. 1, 2, 3, 9

[family-gender-identity-minors]
ley: mayores de catorce y menores de dieciocho años; identidad de género; programas de acompañamiento; solicitud por los representantes legales del menor identidad de género
gente: hijo trans; niña trans; adolescente trans cambiar nombre; menor de edad cambiar sexo; hijo transgénero; niño trans colegio
law: gender identity of minors
people: trans teenager; trans child
donde: Ley 21.120 art. 12, 13, 23

[family-gender-identity-married]
ley: personas con vínculo matrimonial vigente; rectificación de sexo y nombre; identidad de género
gente: persona trans casada; cambiar género estando casado; mi marido es trans; trans con hijos
law: gender change of married person
people: married trans person
donde: Ley 21.120 art. 18, 19

[family-birth-registration]
ley: inscripción del recién nacido; término de sesenta días; obligados a requerir la inscripción; partidas de nacimiento; treinta días siguientes a su nacimiento
gente: inscribir a la guagua; plazo para inscribir un hijo; inscribir recién nacido; inscribir hijo nacido en el extranjero; no inscribí a mi hijo; quién puede inscribir a un niño; nombre prohibido; certificado de nacimiento
law: birth registration; birth certificate
people: register a baby; register newborn
donde: Ley 4.808 art. 3, 28-31

[family-record-rectification]
ley: rectificación de una inscripción; inscripciones no podrán ser alteradas; errores u omisiones manifiestos; sentencia judicial ejecutoriada
gente: corregir partida de nacimiento; error en el certificado de nacimiento; nombre mal escrito; corregir apellido mal inscrito; fecha de nacimiento equivocada; rectificar partida; error del registro civil
law: rectification of civil registry records
people: fix birth certificate; misspelled name certificate
donde: Ley 4.808 art. 17, 18

[family-death-registration]
ley: inscripción de defunción; certificado expedido por el médico; sepultación; tres días después de la defunción; pase de sepultación
gente: inscribir una muerte; certificado de defunción; sacar pase de sepultación; registrar fallecimiento; murió en la casa qué hago; trámites cuando muere alguien; plazo para inscribir defunción; enterrar a mi papá
law: death registration; death certificate; burial permit
people: register a death; what to do when someone dies at home
donde: Ley 4.808 art. 26, 44-47

[family-stillborn-registry]
ley: mortinatos; catastro nacional; criatura que muere en el vientre materno
gente: guagua nació muerta nombre; inscribir guagua fallecida; mortinato; ponerle nombre a bebé que nació muerto; perdí mi embarazo; enterrar guagua no nacida; ley Dominga
law: stillbirth registration
people: name stillborn baby; pregnancy loss registry
donde: Ley 4.808 art. 49, 50 bis

[family-association-constitution]
ley: asociaciones o fundaciones; acto por el cual se constituyan; escritura publica o privada suscrita ante notario; secretario municipal; depositarse copia en la secretaría municipal
gente: formar una fundación; crear una ONG; hacer una corporación; crear una asociación sin fines de lucro; requisitos para fundación; formar agrupación; registrar fundación en la municipalidad; personalidad jurídica; hacer una fundación; armar una fundación; tener personalidad jurídica
law: associations and foundations; non-profit incorporation
people: start a foundation; create NGO; non-profit
donde: Código Civil art. 545, 548, 548-1

[family-association-statutes]
ley: estatutos de las personas jurídicas; estatutos de una corporación tienen fuerza obligatoria; derechos y obligaciones de los asociados; potestad disciplinaria; comisión de ética de la corporación
gente: estatutos de una fundación; reglas de la asociación; me expulsaron de la asociación; expulsar a un socio del club; sancionar a un socio; medidas disciplinarias club; socio de corporación derechos; me echaron del club; me expulsaron del club; echaron a un socio
law: by-laws of association; disciplinary power
people: expelled from club; association bylaws
donde: Código Civil art. 548-2, 553

[family-association-directors]
ley: directorio de al menos tres miembros; los directores ejercerán su cargo gratuitamente; responderán solidariamente hasta de la culpa leve; presidente del directorio
gente: directiva de una fundación; directores cobran sueldo; pagar a directores de ONG; responsabilidad de la directiva; presidente de la corporación; directiva se robó la plata; presidente se robó la plata de la corporación; tesorero se robó la plata
law: board of directors of association; directors' liability
people: board of nonprofit; pay directors of NGO
donde: Código Civil art. 551, 551-1, 551-2

[family-association-assembly]
ley: mayoría de los miembros de una corporación; sala o reunión legal; modificación de los estatutos
gente: asamblea de la asociación; quórum de la asamblea; votar en la corporación; cambiar estatutos; reformar estatutos; acuerdos de asamblea; quórum para modificar estatutos
law: general assembly; amendment of by-laws
people: members meeting vote; change bylaws
donde: Código Civil art. 550, 558

[family-association-assets-activities]
ley: lo que pertenece a una corporación, no pertenece; podrán adquirir, conservar y enajenar toda clase de bienes; actividades económicas que se relacionen con sus fines; distribuirse entre los asociados
gente: fundación puede vender; ONG puede ganar plata; bienes de la corporación; deudas de la corporación; fundación repartir utilidades; socios responden por deudas de la asociación; fundación con fines de lucro
law: assets of association; economic activities of non-profits
people: can nonprofit make money; nonprofit debts
donde: Código Civil art. 549, 556, 557-2

[family-association-oversight]
ley: fiscalización de las asociaciones y fundaciones; Ministerio de Justicia; llevar contabilidad; memoria explicativa de sus actividades
gente: quién fiscaliza las fundaciones; denunciar una fundación; fundación irregular; contabilidad de fundación; fundación no rinde cuentas; balance de la corporación; escándalo fundaciones
law: supervision of non-profits; accounting duty
people: report a foundation; nonprofit accounting
donde: Código Civil art. 557, 557-1

[family-association-dissolution]
ley: las asociaciones se disolverán; disuelta una corporación; acuerdo de la asamblea general extraordinaria; fundaciones perecen
gente: cerrar una fundación; disolver asociación; terminar ONG; bienes al disolver corporación; disolver el club; destino de los bienes fundación
law: dissolution of association or foundation
people: close a nonprofit
donde: Código Civil art. 559, 561, 564

[family-adult-child-home]
ley: hijo mayor de edad; alimentos se devengarán hasta que cumplan veintiún años; estudiando una profesión u oficio
gente: mi hijo mayor vive en mi casa y no trabaja; mantener a un hijo mayor; puedo echar a mi hijo mayor de la casa; hijo de 30 no se va de la casa; hijo adulto no trabaja
law: adult child; end of maintenance for adult children
people: adult child won't leave home; kick out adult son
donde: Código Civil art. 332
`;

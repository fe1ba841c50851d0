/** Concepts of social security: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const SOCIAL_SECURITY = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[social-pension-system]
ley: Sistema de Pensiones de Vejez, de Invalidez y Sobrevivencia; capitalización individual; Administradoras de Fondos de Pensiones
gente: afp; cómo funciona la afp; sistema de pensiones; ahorro para la vejez; plata en la afp; fondos de pensiones
law: pension system; individual capitalization; pension fund administrators
people: pension system; retirement savings
donde: DL 3.500 art. 1, 2, 23

[social-affiliation]
ley: afiliación automática; inicio de la labor; obligación de cotizar; nuevo afiliado
gente: entrar a una afp; primera vez en afp; afiliarme a la afp; es obligatoria la afp; salirme de la afp; desafiliarse de la afp; primer trabajo afp; qué afp me toca
law: enrolment in pension system; affiliation to pension system
people: join the pension system; first job pension
donde: DL 3.500 art. 2, 160, 164

[social-foreign-technicians]
ley: técnicos extranjeros; devolución de fondos previsionales; régimen de previsión fuera de Chile
gente: extranjero retirar fondos afp; me voy de chile y retiro la afp; devolución de fondos extranjero; técnico extranjero cotizaciones; volver a mi país y sacar la afp; venezolano afp devolución
law: foreign technicians; refund of pension contributions
people: foreigner withdraw pension
donde: Ley 18.156 art. 1, 7

[social-old-age-pension]
ley: pensión de vejez; sesenta y cinco años de edad si son hombres; sesenta años de edad si son mujeres
gente: jubilar; a qué edad me jubilo; pensión de vejez; edad de jubilación mujer; requisitos para jubilar; me quiero jubilar; pensionarme; trámite de jubilación; años para la jubilación; cuánto falta para jubilarme; edad legal para pensionarse
law: old-age pension; retirement age
people: retire
donde: DL 3.500 art. 3
no: alimentos; alimenticia

[social-disability-pension]
ley: pensión de invalidez; menoscabo permanente de su capacidad de trabajo; invalidez total; invalidez parcial
gente: pensión por enfermedad; pensión de invalidez; invalidez; no puedo trabajar más por enfermedad; quedé inválido; jubilar por enfermedad; pensión por discapacidad; enfermo crónico pensión; depresión invalidez; trámite de invalidez; no puedo seguir trabajando por mi enfermedad
law: disability pension
people: too sick to work pension
donde: DL 3.500 art. 4, 4 bis

[social-disability-assessment]
ley: Comisión Médica Regional; calificación del grado de invalidez; Comisión Médica Central; dictamen de invalidez
gente: comisión médica afp; me rechazaron la invalidez; apelar invalidez; compin invalidez afp; médicos de la afp; reclamar dictamen de invalidez; cuánto demora la invalidez
law: medical commission; disability rating
people: disability denied appeal
donde: DL 3.500 art. 11, 11 bis, 4

[social-disability-second-opinion]
ley: primer dictamen; segundo dictamen; invalidez parcial; inválidos parciales
gente: invalidez por tres años; invalidez transitoria; segundo dictamen; reevaluación de invalidez; invalidez parcial cuánto pagan; me citaron a reevaluar invalidez
law: first and second disability ruling
people: disability re-evaluation
donde: DL 3.500 art. 4, 60, 65 bis

[social-survivors-pension]
ley: pensión de sobrevivencia; componentes del grupo familiar; cónyuge o conviviente civil sobreviviente
gente: pensión de viudez; pensión de viuda; pensión de orfandad; murió mi marido pensión; se murió mi papá pensión; pensión para los hijos del fallecido; montepío; viuda afp; murió mi esposo afp; quién cobra la pensión del muerto; murió mi señora pensión; mi esposo pensionado murió; quedé viuda pensión; murió mi mamá pensión
law: survivors' pension; widow's pension; orphan's pension
people: widow pension; husband died pension
donde: DL 3.500 art. 5, 6, 8, 58, 66

[social-survivors-spouse]
ley: seis meses de anterioridad a la fecha de su fallecimiento; cónyuge sobreviviente beneficiario de pensión; acuerdo de unión civil beneficiario de pensión de sobrevivencia
gente: viuda casada hace poco pensión; cuánto tiempo casados para pensión de viudez; conviviente pensión; pensión para la pareja; viudo pensión; casados menos de seis meses viudez; viuda se vuelve a casar pensión
law: surviving spouse requirements; civil partner
people: how long married for widow pension
donde: DL 3.500 art. 6, 7

[social-survivors-children]
ley: menores de 24, si son estudiantes; hijos beneficiarios de pensión de sobrevivencia
gente: pensión de orfandad hasta qué edad; hijo estudiante pensión orfandad; pensión hijo universitario papá muerto; huérfano pensión; hijo inválido pensión sobrevivencia; orfandad 24 años
law: orphans' pension age limit
people: orphan student pension
donde: DL 3.500 art. 8, 58

[social-survivors-other]
ley: padre o la madre de hijos de filiación no matrimonial; vivir a expensas del causante; causantes de asignación familiar
gente: madre de hijos no casada pensión; conviviente con hijos pensión; mamá soltera pensión por fallecido; pensión para los papás del fallecido; murió el papá de mis hijos no casados
law: parent of non-marital children; dependent parents
people: unmarried partner survivor pension
donde: DL 3.500 art. 9, 10

[social-survivors-unworthy]
ley: no podrá ser beneficiario de pensión de sobrevivencia
gente: femicida cobra pensión; mató a su esposa y cobra pensión; asesino pensión de viudez; femicidio pensión
law: disqualification from survivors' pension
people: killer survivor pension
donde: DL 3.500 art. 5 bis

[social-pension-fraud]
ley: antecedentes falsos; ocultaren la identidad; obtención indebida de los beneficios
gente: fraude a la afp; mentir para cobrar pensión; cobrar pensión de un muerto; papeles falsos afp
law: pension fraud
people: false pension claim
donde: DL 3.500 art. 13

[social-contribution-rate]
ley: 10 por ciento de sus remuneraciones y rentas imponibles; cotización adicional; cuenta de capitalización individual
gente: cuánto descuenta la afp; 10% de la afp; porcentaje de cotización; cotización obligatoria; cotización del empleador; porcentaje de imposiciones
law: contribution rate; mandatory contribution
people: how much goes to pension
donde: DL 3.500 art. 17

[social-taxable-cap]
ley: límite máximo imponible; sesenta unidades de fomento; rentas imponibles
gente: tope imponible; tope afp; sueldo imponible; qué es imponible; dos trabajos tope imponible; tope de cotización
law: taxable earnings cap; pensionable pay
people: contribution cap
donde: DL 3.500 art. 16

[social-heavy-work]
ley: trabajos pesados; Comisión Ergonómica Nacional; rebaja de la edad legal; cotización del dos por ciento; labores calificadas como pesadas
gente: trabajo pesado jubilar antes; trabajo pesado afp; minero jubilación anticipada; cotización trabajo pesado; rebaja de edad jubilación
law: heavy work; arduous work contributions
people: retire early heavy work
donde: DL 3.500 art. 17 bis, 68 bis

[social-payment-of-contributions]
ley: declaradas y pagadas por el empleador; diez primeros días del mes siguiente remuneraciones
gente: pagar las imposiciones; pagar cotizaciones; previred; fecha de pago de cotizaciones; quién paga la afp; empleador paga imposiciones; imposiciones del mes; plazo para pagar imposiciones
law: payment of contributions; employer withholding
people: employer pays pension
donde: DL 3.500 art. 19; Ley 17.322 art. 22

[social-unpaid-contributions]
ley: cotizaciones que no fueren enteradas oportunamente; declaradas y no pagadas; reclamar el ejercicio de las acciones de cobro
gente: no me pagan las imposiciones; me deben cotizaciones; lagunas previsionales; no me pagan la previsión; cotizaciones impagas; mi jefe no paga la afp; imposiciones atrasadas; declaran y no pagan; me descuentan y no pagan afp; cotizaciones declaradas no pagadas; no me han pagado la afp; tengo lagunas; meses sin cotizaciones; me faltan cotizaciones; no aparecen mis cotizaciones
law: unpaid contributions; social security debt
people: boss does not pay pension; missing contributions
donde: DL 3.500 art. 19; Ley 17.322 art. 2, 3, 4

[social-no-declaration-fine]
ley: no efectúa oportunamente la declaración; multa de 0,75 Unidad de Fomento; incompleta o errónea
gente: multa por no declarar imposiciones; multa por no pagar previsión; declarar menos sueldo afp; me imponen por el mínimo; imponen por menos de lo que gano; impuesto por menos sueldo
law: fine for failure to declare contributions
people: employer declares lower salary
donde: Ley 17.322 art. 22 a; DL 3.500 art. 19

[social-interest-on-arrears]
ley: capitalizará mensualmente; interés penal cotizaciones; reajustes e intereses penales de las cotizaciones
gente: intereses de imposiciones atrasadas; interés por cotizaciones impagas; deuda previsional crece; condonar intereses previsionales; deuda de imposiciones intereses
law: penalty interest on contribution arrears
people: interest on unpaid contributions
donde: Ley 17.322 art. 22; DL 3.500 art. 19

[social-criminal-appropriation]
ley: se apropiare o distrajere el dinero proveniente de las cotizaciones; omita retener o enterar; renta imponible o bruta menor a la real
gente: delito no pagar imposiciones; cárcel por no pagar cotizaciones; robo de imposiciones; jefe se queda con la plata de la afp; denunciar penalmente imposiciones; apropiación de cotizaciones
law: misappropriation of contributions; criminal liability
people: jail for not paying pension contributions
donde: Ley 17.322 art. 13, 13 bis; DL 3.500 art. 19

[social-arrest-employer]
ley: apremiado con arresto, hasta por quince días; no consignare las sumas descontadas; arresto hasta por quince días
gente: arresto por no pagar imposiciones; meter preso al jefe por imposiciones; orden de arresto por cotizaciones; arresto del representante legal previsional
law: arrest of debtor employer
people: arrested for unpaid contributions
donde: Ley 17.322 art. 12

[social-collection-claim-by-worker]
ley: trabajador o el sindicato; reclamar el ejercicio de las acciones de cobro; institución de previsión
gente: demandar por imposiciones impagas; cobrar imposiciones yo mismo; la afp no cobra al empleador; reclamar a la afp por imposiciones; cómo cobro las cotizaciones que me deben; sindicato cobra imposiciones
law: worker's claim for collection of contributions
people: sue for unpaid contributions
donde: Ley 17.322 art. 4, 1

[social-collection-negligence]
ley: negligencia en el cobro; institución de previsión; abandono del procedimiento institución de previsión
gente: afp negligente en cobrar; la afp no demandó al empleador; responsabilidad de la afp por no cobrar; negligencia afp
law: negligent collection
people: pension fund did not collect
donde: Ley 17.322 art. 4 bis, 8

[social-collection-defences]
ley: oposición que formule el ejecutado; inexistencia de la prestación de servicios; errada calificación
gente: me cobran imposiciones de alguien que no trabajó; defenderse cobranza previsional; excepciones cobranza previsional; demanda de la afp a mi empresa; me demandó la afp
law: defences in contribution collection
people: pension fund sued my business
donde: Ley 17.322 art. 5

[social-collection-procedure]
ley: Tribunal de Cobranza Laboral y Previsional; procedimiento cobranza instituciones de seguridad social; sentencia definitiva cotizaciones; instituciones de previsión
gente: juicio de cobranza previsional; dónde se cobran las imposiciones; tribunal de cobranza previsional; embargo por imposiciones; apelar cobranza previsional
law: collection procedure; collection court
people: contribution debt court
donde: Ley 17.322 art. 6, 8, 9

[social-collection-tax-refund]
ley: retenga de la devolución de impuestos a la renta
gente: retener devolución de impuestos por imposiciones; tesorería retiene al empleador; quitarle la devolución al jefe; devolución retenida por cotizaciones
law: withholding of tax refund
people: seize employer's tax refund
donde: Ley 17.322 art. 25 bis

[social-collection-prescription]
ley: prescripción que extingue las acciones para el cobro; término de los respectivos servicios; prescripción cotizaciones cinco años
gente: prescriben las cotizaciones; imposiciones de hace años; cuánto tiempo para cobrar imposiciones; deuda previsional prescribe; lagunas antiguas cobrar
law: limitation period for contributions
people: old unpaid contributions
donde: Ley 17.322 art. 31 bis; DL 3.500 art. 19

[social-contribution-privilege]
ley: gozarán del privilegio; Nº 5 del artículo 2472 del Código Civil; quiebra del empleador; verificarán sus créditos
gente: imposiciones en quiebra; empresa quebró y debe imposiciones; preferencia cotizaciones; quiebra cotizaciones impagas
law: priority of contributions in insolvency
people: bankrupt employer owes contributions
donde: Ley 17.322 art. 11, 31

[social-successor-liability]
ley: establecimientos industriales o comerciales; adquiera el dominio de predios rústicos o fundos; anterior dueño cotizaciones
gente: compré un negocio con deuda previsional; compré empresa que debe imposiciones; arriendo local con deudas de imposiciones; comprar fundo con deuda previsional
law: successor liability for contributions
people: bought a business with pension debt
donde: Ley 17.322 art. 19

[social-contractor-contributions]
ley: contratistas o subcontratistas; garantías y retenciones a los estados de pago caucionan; cumplimiento de las obligaciones de seguridad social
gente: retener estado de pago por imposiciones; contratista no paga imposiciones; garantía de obra imposiciones
law: contractor guarantees cover contributions
people: contractor unpaid contributions
donde: Ley 17.322 art. 20

[social-no-public-funds-debtor]
ley: no podrán percibir recursos; instituciones públicas o privadas; fomento productivo; al día en el pago
gente: empresa con deuda previsional beneficios del estado; fondos corfo con imposiciones impagas; subsidio a empresa morosa
law: debtors barred from public funds
people: subsidies with pension debt
donde: Ley 17.322 art. 22 e

[social-contributions-end-accreditation]
ley: acreditar ante la respectiva institución; término o suspensión de la relación laboral; último día hábil del mes subsiguiente
gente: avisar a la afp que el trabajador se fue; trabajador ya no está y cobran imposiciones; licencia y no se paga afp; informar término de contrato a afp
law: notice of end of employment to pension fund
people: tell AFP worker left
donde: Ley 17.322 art. 22 d; DL 3.500 art. 19

[social-voluntary-savings]
ley: ahorro previsional voluntario; cotizaciones voluntarias; depósitos convenidos; planes de ahorro previsional voluntario
gente: apv; ahorro voluntario afp; ahorrar para la jubilación; apv régimen a o b; apv banco; hacer un apv; depósito convenido
law: voluntary pension savings
people: extra retirement savings
donde: DL 3.500 art. 20, 20 A, 20 B

[social-voluntary-savings-withdrawal]
ley: depósitos de ahorro previsional voluntario; planes de ahorro previsional voluntario; recursos originados en cotizaciones voluntarias; incrementar el monto de su pensión; régimen tributario de la letra a
gente: retirar el apv; sacar plata del apv; impuesto por retirar apv; bono del estado apv; bonificación 15% apv; me embargan el apv
law: withdrawal of voluntary savings; tax treatment
people: withdraw voluntary pension savings
donde: DL 3.500 art. 20 B, 20 D, 20 L, 20 O

[social-collective-voluntary-savings]
ley: ahorro previsional voluntario colectivo; contrato de ahorro suscrito entre un empleador; aportes del empleador
gente: apvc; apv de la empresa; empresa aporta a mi jubilación; ahorro colectivo empresa
law: collective voluntary savings
people: employer matched savings
donde: DL 3.500 art. 20 F, 20 G, 20 H, 20 M

[social-account-two]
ley: cuenta de ahorro voluntario; cuenta personal; no tendrán el carácter de cotizaciones previsionales
gente: cuenta 2; cuenta dos afp; sacar plata de la cuenta 2; giros cuenta dos; ahorrar en la afp cuenta dos; embargan la cuenta 2
law: voluntary savings account
people: account two
donde: DL 3.500 art. 21, 22, 22 bis

[social-fees]
ley: Administradora tendrá derecho a una retribución; deducidas de las respectivas cuentas; comisiones de la Administradora
gente: comisión de la afp; cuánto cobra la afp; afp más barata; afp me cobra mucho; comisión afp por retiro
law: pension fund fees
people: cheapest pension fund
donde: DL 3.500 art. 28, 29

[social-account-information]
ley: información del saldo; cuenta de capitalización individual cuatro meses
gente: cartola de la afp; cuánto tengo en la afp; saldo afp; certificado de cotizaciones; ver mis cotizaciones; certificado afp
law: account statement; balance information
people: how much in my pension account
donde: DL 3.500 art. 31

[social-transfer-of-afp]
ley: transferir el valor de sus cuotas; cuotas a otra Administradora
gente: cambiarme de afp; me cambiaron de afp sin permiso; traspaso de afp; elegir afp
law: transfer between pension funds
people: switch pension fund
donde: DL 3.500 art. 32

[social-funds-types]
ley: Fondo Tipo A; cinco Fondos; Fondos de Pensiones Tipo; valor de la cuota
gente: multifondos; fondo a b c d e; cambiarse de fondo; perdí plata en la afp; bajó mi fondo de pensiones; qué fondo elegir; rentabilidad afp
law: multi-funds; fund types
people: change fund; lost money in pension fund
donde: DL 3.500 art. 23, 32, 37

[social-funds-unattachable]
ley: bienes y derechos que componen el patrimonio de los Fondos de Pensiones; patrimonio independiente; Fondos de Pensiones serán inembargables
gente: embargar la afp; me pueden quitar la afp; la plata de la afp es mía; quiebra de la afp qué pasa; deudas y afp; expropiar fondos afp
law: pension funds exempt from seizure
people: can creditors take my pension
donde: DL 3.500 art. 33, 34, 35

[social-afp-liability]
ley: responsables por los perjuicios causados a los afiliados; no cumplimiento oportuno de sus obligaciones
gente: demandar a la afp; afp se equivocó; error de la afp; afp me perjudicó; reclamo contra la afp
law: liability of pension fund administrators
people: sue the AFP
donde: DL 3.500 art. 39

[social-minimum-return]
ley: rentabilidad real anualizada; encaje; rentabilidad mínima; últimos treinta y seis meses
gente: rentabilidad mínima afp; afp pierde plata garantía; garantía de rentabilidad
law: minimum return; pension fund reserve
people: guaranteed pension return
donde: DL 3.500 art. 36, 37, 40, 42

[social-pension-financing]
ley: saldo de la cuenta de capitalización individual; Bono de Reconocimiento; capital acumulado
gente: cómo se calcula la pensión; cuánto voy a jubilar; pensión muy baja; mi jubilación es una miseria
law: financing of pensions
people: how is my pension calculated
donde: DL 3.500 art. 51, 52, 61

[social-disability-survival-insurance]
ley: aporte adicional; capital necesario; pensión de referencia; ingreso base; seguro de invalidez y sobrevivencia; garantizar el financiamiento
gente: seguro de invalidez y sobrevivencia; sis afp; seguro de la afp; monto pensión de invalidez; porcentaje pensión viudez; cuánto es la pensión de sobrevivencia; 70% ingreso base
law: disability and survivors insurance; reference pension
people: survivor pension amount
donde: DL 3.500 art. 53, 54, 56, 57, 58, 59

[social-pension-modalities]
ley: modalidad de pensión; Renta Vitalicia Inmediata; Retiro Programado; Renta Temporal con Renta Vitalicia Diferida
gente: renta vitalicia o retiro programado; tipos de jubilación; elegir modalidad de pensión; qué conviene renta vitalicia; opciones para pensionarse
law: pension modalities; annuity; programmed withdrawal
people: annuity or drawdown
donde: DL 3.500 art. 61, 62, 62 bis, 64, 65

[social-life-annuity]
ley: Renta Vitalicia Inmediata; Compañía de Seguros de Vida; renta mensual
gente: renta vitalicia; aseguradora paga pensión; quebró la aseguradora de mi renta vitalicia; adelanto de renta vitalicia; arrepentirse de renta vitalicia
law: life annuity
people: annuity
donde: DL 3.500 art. 62, 63, 82
no: usufructo

[social-programmed-withdrawal]
ley: Retiro Programado; retirar anualmente; saldo efectivo; factor de ajuste
gente: retiro programado; se me acaba la plata de la afp; baja mi pensión cada año; pensión disminuye; retiro programado herencia
law: programmed withdrawal
people: pension runs out
donde: DL 3.500 art. 65

[social-offers-system]
ley: Sistema de Consultas y Ofertas de Montos de Pensión; certificado de saldo; aceptación de la oferta
gente: scomp; ofertas de pensión; cotizar pensión; comparar ofertas de renta vitalicia; remate de pensión
law: pension quotes system
people: compare pension offers
donde: DL 3.500 art. 61 bis

[social-early-retirement]
ley: pensionarse antes de cumplir las edades; pensión igual o superior al setenta por ciento; promedio de las remuneraciones imponibles
gente: jubilación anticipada; jubilar antes de la edad; pensión anticipada; jubilarme a los 50
law: early retirement
people: retire early
donde: DL 3.500 art. 68, 63

[social-working-pensioner]
ley: continuare trabajando como trabajador dependiente; cotización para salud; exento de la obligación de cotizar; mayor de sesenta y cinco
gente: jubilado sigue trabajando cotiza; pensionado cotizaciones; mayor de 65 afp; seguir trabajando después de jubilar; jubilada que trabaja paga afp
law: working pensioner contributions
people: still working after retirement
donde: DL 3.500 art. 69

[social-terminal-illness]
ley: enfermo terminal; Consejo Médico; renta temporal a doce meses
gente: enfermo terminal afp; retirar afp por cáncer; ley de enfermos terminales; sacar la plata de la afp por enfermedad; me queda poco tiempo de vida afp; cáncer terminal pensión
law: terminally ill; accelerated pension
people: dying withdraw pension
donde: DL 3.500 art. 70 bis, 70 ter

[social-free-surplus]
ley: excedente de libre disposición; retiros de excedente
gente: excedente de libre disposición; retirar parte de la afp al jubilar; sacar plata al jubilarme; retirar fondos afp; puedo retirar mi afp; sacar toda la plata de la afp; retiro del 10%; retiros afp
law: freely disposable surplus; withdrawal of pension funds
people: withdraw pension money; cash out pension
donde: DL 3.500 art. 71, 62, 65

[social-inheritance]
ley: saldo que quedare; afiliado fallecido; cuatro mil Unidades de Fomento; saldo masa de bienes del difunto
gente: herencia afp; heredar la afp; murió mi papá y tenía afp; plata de la afp de un fallecido; retirar afp de un muerto; sin beneficiarios afp herencia; posesión efectiva afp; cobrar afp de mi mamá fallecida
law: inheritance of pension balance
people: inherit pension; dead father's AFP
donde: DL 3.500 art. 72, 66

[social-late-beneficiary]
ley: calidad de beneficiaria no se hubiere acreditado oportunamente; se presentare una persona; pensión de sobrevivencia
gente: apareció otro hijo pensión; hijo no reconocido pensión sobrevivencia; beneficiario que aparece después; no me incluyeron en la pensión
law: late claiming beneficiary
people: unknown child survivor pension
donde: DL 3.500 art. 70

[social-funeral-allowance]
amplio: sueltas
ley: cuota mortuoria; 15 Unidades de Fomento; gastos del funeral; sepelio; gastos de sepelio
gente: cuota mortuoria; asignación por muerte; pagar el funeral; plata para el funeral; quién paga el entierro; bono por funeral; afp paga funeral; funeraria cobra cuota mortuoria; no tengo para el funeral; cajón y funeral; quién paga el funeral de un trabajador accidentado; cobrar la cuota mortuoria; plata para el funeral afp; ayuda para pagar un funeral
law: funeral allowance; death grant
people: funeral money; funeral costs; who pays the funeral of a worker; funeral benefit
donde: DL 3.500 art. 88

[social-state-guarantee]
ley: otórgase la garantía del Estado; rentas vitalicias; aportes adicionales; cuota mortuoria
gente: estado garantiza pensión; garantía estatal pensiones; quiebra compañía de seguros pensión; pensión garantizada
law: state guarantee
people: insurer bankrupt pension
donde: DL 3.500 art. 82

[social-independents]
ley: trabajadores independientes; rentas brutas gravadas por el artículo 42; ejerza individualmente una actividad; subordinada a un empleador
gente: trabajador independiente afp; boletas de honorarios cotizar; cotizar siendo independiente; boleta y afp; obligación de cotizar honorarios; freelance afp; emito boletas y cotizaciones
law: self-employed; independent workers
people: freelancer pension; self employed contributions
donde: DL 3.500 art. 89, 90, 91, 92

[social-independents-payment]
ley: cotizaciones obligatorias; se pagarán anualmente; cantidades retenidas; Servicio de Impuestos Internos calculará; cobertura anual; cuatro ingresos mínimos
gente: operación renta cotizaciones; cobertura parcial honorarios; me descontaron la devolución de impuestos por afp; honorarios cotización retención; cobertura total honorarios; ley de honorarios; no me llegó devolución por cotizaciones
law: annual contributions of self-employed
people: tax refund used for pension
donde: DL 3.500 art. 92 D, 92 E, 92 F, 92 G

[social-voluntary-affiliate]
ley: afiliado voluntario; no ejerza una actividad remunerada; cuenta de capitalización individual voluntaria
gente: dueña de casa afp; cotizar sin trabajar; ama de casa cotizaciones; pagarle afp a mi señora; afiliado voluntario; cotizar por mi cuenta
law: voluntary affiliate
people: housewife pension
donde: DL 3.500 art. 92 J, 92 L, 92 M

[social-pensions-superintendence]
ley: fiscalizar el funcionamiento de las Administradoras; Superintendencia de las Administradoras
gente: superintendencia de pensiones; reclamar contra la afp; quién fiscaliza las afp; denunciar afp
law: Superintendence of Pensions; pensions regulator
people: complain about AFP
donde: DL 3.500 art. 93, 94

[social-recognition-bond]
ley: Bono de Reconocimiento; institución de previsión del régimen antiguo; imponentes
gente: bono de reconocimiento; coticé en el inp; imposiciones antiguas; ips; caja de empleados particulares; servicio de seguro social cotizaciones antiguas; cotizaciones antes de 1981
law: recognition bond; old pension scheme
people: old contributions before 1981
donde: DL 3.500 art. 3 transitorio, 4 transitorio, 10 transitorio, 11 transitorio, 12 transitorio

[social-pension-advisers]
ley: asesoría previsional
gente: asesor previsional; cuánto cobra el asesor previsional; asesor para jubilar; corredor de rentas vitalicias; asesor financiero previsional
law: pension advisers
people: pension adviser fee
donde: DL 3.500 art. 171, 172, 178, 179

[social-compensation-divorce-funds]
ley: traspaso de fondos; cuenta de capitalización individual; fondos de la cuenta de capitalización individual; compensación económica cuenta de capitalización individual
gente: compensación económica con afp; divorcio afp; repartir la afp en el divorcio; traspasar afp a la ex
law: pension transfer upon divorce
people: split pension in divorce
donde: Ley 20.255 art. 80, 81

[social-child-bonus]
ley: bonificación por hijo; nacido vivo; 18 ingresos mínimos
gente: bono por hijo; bono por hijo jubilación; bono por hijo nacido vivo; cuándo pagan bono por hijo; mamá jubilada bono
law: child bonus for women pensioners
people: pension bonus per child
donde: Ley 20.255 art. 74, 75

[social-alimony-afp]
ley: deudor de pensiones de alimentos; fondos de pensiones; retención de fondos previsionales
gente: pensión de alimentos con la afp; sacar pensión de la afp del papá; papito corazón afp; ley papito corazón; deuda de pensión alimenticia afp; debe pensión de alimentos y tiene afp
law: maintenance debt paid from pension fund
people: child support from AFP
donde: Ley 14.908 art. 19 quáter

[social-universal-pension]
ley: Pensión Garantizada Universal; no integrar un grupo familiar perteneciente al 10% más rico; 65 años de edad pensión garantizada; acreditar residencia para la pensión garantizada
gente: pgu; pensión garantizada universal; bono de la tercera edad; requisitos pgu; nunca coticé pensión; dueña de casa pensión del estado; me rechazaron la pgu; postular a la pgu; pensión del estado; cómo pedir la pensión garantizada universal; abuelito sin jubilación; pilar solidario vejez; pgu con casa propia; extranjero puede tener pgu; bono para adultos mayores sin pensión; mi mamá no recibe pgu
law: universal guaranteed pension
people: state pension; pension without contributions; universal pension requirements; basic state pension for elderly; foreigner universal pension
donde: Ley 21.419 art. 1, 2, 9, 10, 11

[social-universal-pension-amount]
ley: Pensión Garantizada Universal; monto de la Pensión Garantizada Universal
gente: monto de la pgu; pgu con jubilación; pgu y afp a la vez; aumento pgu; pgu 250 mil; pgu trabajando; cuánto es la pgu; cuándo sube la pgu
law: amount of universal pension
people: how much is state pension

[social-universal-pension-loss]
ley: ausencia del territorio de la República; pensión garantizada universal se extinguirá; ausencia del territorio por más de noventa días; suspensión de la pensión garantizada; percibir indebidamente la pensión garantizada
gente: me quitaron la pgu; pierdo la pgu si viajo; pgu fuera de chile; suspendieron mi pgu; pgu extranjeros; pgu carabineros jubilados; pgu y salir del país; tengo que devolver la pgu; no cobré la pgu
law: loss of universal pension; suspension and loss of the universal pension
people: state pension stopped; lose the universal pension when travelling
donde: Ley 21.419 art. 15, 16, 17, 18; Ley 20.255 art. 27, 28

[social-solidarity-disability-pension]
amplio: sueltas
ley: Pensión Básica Solidaria de Invalidez; aporte previsional solidario de invalidez; declaradas inválidas sin derecho a pensión
gente: pbs de invalidez; pensión básica de invalidez; pensión para discapacitados del estado; pensión de gracia discapacidad; hijo discapacitado mayor de edad pensión; pensión solidaria; pensión de invalidez sin cotizar; pbsi; pensión por discapacidad del estado; pensión por invalidez sin haber trabajado; mi hijo discapacitado puede tener pensión; requisitos pensión básica de invalidez; subsidio de discapacidad mental
law: basic solidarity disability pension
people: state disability pension; disability pension without contributions; pension for my disabled son
donde: Ley 20.255 art. 16, 17, 18, 19, 20, 21

[social-family-allowance]
ley: asignación familiar; causantes de asignación familiar; cargas familiares; estudiantes hasta los 24; beneficiarios de asignación familiar; asignación familiar hijos hasta los 18 años
gente: asignación familiar; carga familiar; poner de carga a mi hijo; carga legal; cuánto pagan por carga; inscribir carga; carga de mi señora; quitar la carga; quién cobra la asignación familiar; tramo asignación familiar; ex marido cobra la carga; asignación familiar cuánto pagan; inscribir a mi hijo como carga; cargas duplo; cobrar cargas atrasadas; mi mamá como carga; el papá cobra la asignación familiar de mis hijos; asignación familiar del conviviente
law: family allowance; family allowance dependants
people: child benefit; register a dependant; family allowance; child allowance from employer; father collects the family allowance
donde: DL 3.500 art. 83; DFL 150 de 1981 art. 1, 2, 3, 4, 5
no: tramitación; alimentos

[social-maternal-allowance]
ley: asignación maternal; quinto mes; asignación maternal desde el quinto mes
gente: asignación maternal; bono por embarazo; plata por estar embarazada
law: maternal allowance
people: pregnancy allowance
donde: DFL 150 de 1981 art. 4

[social-single-family-subsidy]
ley: Subsidio Único Familiar; Registro Social de Hogares
gente: suf; subsidio familiar; subsidio único familiar; bono por hijo de la muni; subsidio madre; sin trabajo subsidio por hijos; subsidio recién nacido; suf mental
law: single family subsidy
people: benefit for poor children
donde: Ley 18.020 art. 1, 2, 3

[social-family-bonus]
ley: aporte familiar permanente; ingreso ético familiar; Instituto de Previsión Social
gente: bono marzo; aporte familiar permanente; bono invierno; bono de invierno pensionados; bonos del estado; cuándo pagan el bono marzo; bono mujer trabajadora; subsidio empleo joven
law: permanent family contribution; state bonuses
people: government bonus

[social-unemployment-insurance]
ley: seguro de cesantía; Cuenta Individual por Cesantía; Fondo de Cesantía Solidario
gente: seguro de cesantía; afc; cesante; quedé sin trabajo plata; cobrar el seguro de cesantía; quedé sin pega; estoy sin trabajo; cuánto tengo en la afc; me echaron y el seguro de cesantía; quedé cesante; quedé sin trabajo
law: unemployment insurance
people: unemployment benefit; lost my job money
donde: Ley 19.728 art. 1, 2, 12

[social-unemployment-contributions]
ley: de cargo del empleador; remuneraciones imponibles; cotización de cargo del trabajador; cotización de cargo del empleador
gente: cuánto se descuenta seguro de cesantía; descuento afc sueldo; quién paga el seguro de cesantía; plazo fijo seguro de cesantía; aporte empleador afc
law: unemployment insurance contributions
people: unemployment insurance deduction
donde: Ley 19.728 art. 5, 9, 10, 11

[social-unemployment-requirements]
ley: doce cotizaciones mensuales; desempleado; registre en la cuenta individual por cesantía un mínimo de; cotizaciones mensuales continuas o discontinuas; encontrarse cesante al momento de la solicitud
gente: requisitos seguro de cesantía; cuántas cotizaciones seguro de cesantía; renuncié seguro de cesantía; puedo cobrar cesantía si renuncio; plazo fijo cesantía; cuántos meses para cobrar cesantía; me echaron y no cobré cesantía; cuántas cotizaciones para cobrar cesantía; cómo cobro el seguro de cesantía; trabajo a plazo fijo cesantía; me echaron puedo cobrar la afc; cobrar afc por obra o faena; trabajadora de casa particular cesantía
law: requirements for unemployment benefit
people: unemployment if I quit; do I qualify for unemployment; claim unemployment after resigning
donde: Ley 19.728 art. 12, 14, 24

[social-unemployment-payments]
ley: cuenta individual por cesantía; porcentaje promedio de remuneración; primer mes 70%; prestación por cesantía; monto de la prestación por cesantía; giros del fondo de cesantía
gente: cuánto paga el seguro de cesantía; en cuántas cuotas el seguro de cesantía; meses de seguro de cesantía; giro afc; pagos de cesantía; primer pago cesantía; cuántos meses de cesantía; cobrar el seguro de cesantía contrato indefinido; cuánto me paga la afc; cuánto dura la cesantía; valor del primer giro cesantía; afc cuánto me toca
law: unemployment payments; unemployment benefits of permanent workers
people: how much unemployment benefit; how much unemployment do I get; how many months of unemployment benefits
donde: Ley 19.728 art. 14, 15

[social-unemployment-solidarity-fund]
ley: Fondo de Cesantía Solidario; necesidades de la empresa; doce cotizaciones; últimos veinticuatro meses; Bolsa Nacional de Empleo
gente: fondo solidario cesantía; no me alcanza el seguro de cesantía; rechazar trabajo cesantía; bolsa nacional de empleo; cesantía solidaria despido
law: solidarity unemployment fund
people: extra unemployment benefit
donde: Ley 19.728 art. 23, 24, 25, 28

[social-unemployment-death-pension]
ley: fallecimiento del trabajador; fondos de la cuenta individual por cesantía; retirar el saldo de la cuenta
gente: herencia afc; murió y tenía seguro de cesantía; retirar afc al jubilar; jubilado retira seguro de cesantía; seguro de cesantía de un fallecido
law: unemployment account upon death or retirement
people: deceased unemployment account
donde: Ley 19.728 art. 17, 18

[social-unemployment-employer-arrears]
ley: cotizaciones del seguro de cesantía; empleador que no pagare; Sociedad Administradora
gente: no me pagaron el seguro de cesantía; empleador no paga afc; afc sin cotizaciones; me deben el seguro de cesantía
law: unpaid unemployment contributions
people: employer did not pay unemployment insurance
donde: Ley 19.728 art. 11

[social-unemployment-domestic]
ley: trabajadores de casa particular; seguro de desempleo; Ley 21.269; cuenta individual por cesantía
gente: seguro de cesantía nana; nana cesante; asesora del hogar seguro de cesantía; afc trabajadora de casa
law: unemployment insurance for domestic workers
people: maid unemployment insurance
donde: Ley 19.728 art. 2

[social-work-accident]
ley: accidente del trabajo; a causa o con ocasión del trabajo; incapacidad o muerte
gente: accidente laboral; accidente en la pega; me accidenté en el trabajo; me caí en el trabajo; me corté trabajando; lesión en el trabajo; me quebré en la pega; me lastimé en la pega; me quemé en el trabajo; me caí en la pega; se cayó un trabajador; me jodí la espalda en la pega; me golpeé trabajando; me agarró la máquina; caí de un andamio; se cayó del andamio; dedo en la máquina; mano en la máquina; me electrocuté en el trabajo; me pegué en la pega
law: work accident; occupational accident; injury arising out of employment
people: hurt at work; injured at work
donde: Ley 16.744 art. 5

[social-commuting-accident]
ley: trayecto directo, de ida o regreso; habitación y el lugar del trabajo; accidente de trayecto
gente: accidente camino al trabajo; accidente de trayecto; me chocaron yendo a la pega; me caí en la micro camino al trabajo; accidente volviendo del trabajo; asalto camino al trabajo; choque camino a la pega; prueba accidente de trayecto; me atropellaron camino al trabajo; me asaltaron yendo al trabajo; me atropellaron saliendo de la pega
law: commuting accident; journey to work
people: accident on the way to work
donde: Ley 16.744 art. 5, 7
no: seguro obligatorio

[social-accident-excluded]
ley: fuerza mayor extraña; producidos intencionalmente por la víctima
gente: me accidenté a propósito; accidente por fuerza mayor no cubierto; la mutual dice que no es laboral; se lesionó solo trabajo
law: excluded accidents
people: accident not covered work
donde: Ley 16.744 art. 5

[social-occupational-disease]
ley: enfermedad profesional; causada de una manera directa por el ejercicio de la profesión
gente: enfermedad laboral; enfermarse por el trabajo; estrés laboral; tendinitis por trabajo; depresión por el trabajo; sordera por ruido trabajo; silicosis; burnout; enfermedad por culpa del trabajo; crisis de pánico por la pega
law: occupational disease
people: sick because of work; work stress
donde: Ley 16.744 art. 7

[social-accident-coverage]
ley: seguro social contra riesgos de accidentes del trabajo; trabajadores por cuenta ajena; trabajadores independientes seguro de accidentes del trabajo; cotizar como independiente en la mutual
gente: quién está cubierto por la mutual; sin contrato accidente cubierto; independiente accidente mutual; ley 16.744; seguro de accidentes laborales; trabajador en negro accidente; trabajo a boleta y me accidenté; independiente tiene seguro de accidentes; repartidor accidentado; rider se accidentó; emito boletas y me enfermé por el trabajo; mutual para independientes
law: work injury insurance coverage; self-employed workers and accident insurance
people: who is covered by work insurance; self-employed accident; delivery rider accident
donde: Ley 16.744 art. 1, 2; Ley 20.255 art. 88, 89

[social-school-accident]
ley: seguro escolar; accidentes con ocasión de sus estudios; práctica profesional
gente: accidente en el colegio; seguro escolar; mi hijo se accidentó en la escuela; accidente de estudiante; accidente camino al colegio; se cayó en el recreo; accidente universidad práctica
law: school accident insurance
people: child hurt at school
donde: Ley 16.744 art. 3

[social-mutual-administrators]
ley: Mutualidades de Empleadores; Instituto de Seguridad Laboral; organismos administradores; empresas con administración delegada
gente: mutual; achs; ist mutual; instituto de seguridad laboral; isl; mutual de seguridad; cambiarse de mutual; a qué mutual pertenezco; hospital del trabajador
law: employers' mutual; work injury insurers
people: work insurance hospital
donde: Ley 16.744 art. 8, 10, 11, 12

[social-accident-contributions]
amplio: sueltas
ley: cotización básica; cotización adicional; riesgo de la empresa; de cargo del empleador; siniestralidad efectiva; cotización adicional diferenciada; siniestralidad; tasa de riesgo de la entidad empleadora; rebaja o recargo de la cotización
gente: cuánto paga la empresa a la mutual; tasa de siniestralidad; cotización mutual; cotización 0,90; aumento de tasa por accidentes; sube la cotización por accidentes; tasa de la mutual; por qué pago más a la mutual; bajar la tasa de accidentabilidad; evaluación de siniestralidad de la mutual
law: work injury insurance contributions; differentiated additional contribution
people: mutual insurance rate; why does my accident rate rise
donde: Ley 16.744 art. 15, 16; Código del Trabajo art. 209, 211

[social-accident-medical-care]
ley: prestaciones médicas; atención médica, quirúrgica y dental; prótesis y aparatos ortopédicos; gratuitamente hasta su curación
gente: quién paga el hospital accidente del trabajo; mutual no me quiere atender; tratamiento gratis accidente laboral; prótesis por accidente; me dieron de alta y sigo mal; rehabilitación mutual; remedios accidente del trabajo; alta de la mutual
law: medical benefits for work injury
people: free treatment after work accident
donde: Ley 16.744 art. 29

[social-accident-sick-pay]
ley: incapacidad temporal; cincuenta y dos semanas; desde el día que ocurrió el accidente
gente: licencia por accidente del trabajo; me pagan mientras estoy accidentado; sueldo accidente laboral; reposo laboral; orden de reposo mutual; cuánto dura licencia por accidente laboral; subsidio de la mutual
law: temporary disability benefit
people: pay while injured
donde: Ley 16.744 art. 30, 31, 32

[social-accident-treatment-refusal]
ley: se negare a seguir el tratamiento; suspenderse el pago del subsidio; dificultare o impidiere deliberadamente su curación
gente: no seguir el tratamiento mutual; negarse a la operación accidente laboral; me suspenden subsidio mutual
law: refusal of treatment
people: refuse treatment work injury
donde: Ley 16.744 art. 33

[social-accident-lump-sum]
ley: inválido parcial; quince por ciento e inferior a un cuarenta por ciento; indemnización global; quince veces el sueldo base; disminución de su capacidad de ganancia
gente: indemnización por accidente laboral; perdí un dedo en el trabajo; cuánto pagan por perder un dedo; incapacidad del 20%; indemnización mutual; porcentaje de incapacidad; perdí un ojo trabajando
law: lump-sum for partial disability
people: lost finger compensation
donde: Ley 16.744 art. 34, 35, 36, 37

[social-accident-pension]
ley: cuarenta por ciento e inferior a un setenta por ciento; inválido total; pensión mensual; 70% del sueldo base; gran invalidez
gente: pensión por accidente laboral; quedé inválido en el trabajo; pensión mutual; gran invalidez; pensión vitalicia por accidente; quedé en silla de ruedas por el trabajo; no puedo volver a trabajar accidente laboral
law: work injury disability pension; severe disability
people: disabled at work pension
donde: Ley 16.744 art. 38, 39, 40, 41, 42

[social-accident-death]
ley: pensiones por supervivencia; accidente o enfermedad produjere la muerte; ascendientes y descendientes; cónyuge sobreviviente pensión accidente
gente: murió en el trabajo; accidente fatal laboral; mi marido murió en la pega; pensión por muerte en el trabajo; indemnización por muerte en el trabajo; murió mi papá en un accidente laboral; demandar por muerte de trabajador; murió en la faena; murió en la obra; falleció en el trabajo; mi hijo murió trabajando
law: work fatality; survivors' benefits
people: died at work
donde: Ley 16.744 art. 43, 44, 45, 47, 49, 50

[social-accident-rating]
ley: declaración, evaluación, reevaluación y revisión de las incapacidades; Comisión de Medicina Preventiva e Invalidez; Comisión Médica de Reclamos; revisión de las declaraciones de incapacidad; agravación, mejoría o error en el diagnóstico; derecho al pago de las pensiones aumentará
gente: comere; evaluación de incapacidad laboral; compin accidente laboral; reclamar porcentaje de incapacidad; apelar a la suseso por accidente; reevaluar incapacidad mutual; me empeoré después del accidente del trabajo; revisar el porcentaje de incapacidad; recaída accidente laboral; me dieron de alta y sigo mal mutual; apelar el porcentaje de invalidez de la mutual; reingreso a la mutual
law: assessment of work disability; review of the degree of incapacity
people: challenge disability percentage; got worse after the accident; discharged too early after work accident
donde: Ley 16.744 art. 58, 60, 61, 62, 63, 64, 77

[social-accident-report]
ley: denunciar al organismo administrador; inmediatamente de producido; accidentes fatales y graves; suspender en forma inmediata las faenas
gente: denunciar accidente del trabajo; diat; diep; la empresa no denuncia el accidente; mi jefe ocultó el accidente; avisar accidente fatal; quién denuncia el accidente; no me llevaron a la mutual; jefe no quiere llevarme a la mutual; empresa no quiso hacer la diat
law: accident report; fatal accident notification
people: report work accident; boss hid accident
donde: Ley 16.744 art. 76

[social-accident-claims-appeal]
ley: reclamarse dentro del plazo de 90 días hábiles; Superintendencia de Seguridad Social
gente: reclamar contra la mutual; apelar a la suseso; mutual rechazó mi accidente; suseso; plazo para reclamar mutual; la achs dice que es común; me dieron el alta antes; la mutual me dio de alta; la mutual me mandó a la isapre
law: appeal against mutual's decision
people: mutual rejected my claim
donde: Ley 16.744 art. 77

[social-accident-rejected-leave]
ley: rechazo de una licencia o de un reposo médico; afección invocada tiene o no tiene origen profesional; organismo de régimen previsional distinto; obligado a cursarla
gente: mutual me deriva a isapre; isapre dice que es laboral; origen común o laboral; licencia rechazada por origen laboral; me tienen entre la isapre y la mutual; 77 bis
law: dispute over work-related origin
people: insurer says work related
donde: Ley 16.744 art. 77 bis

[social-accident-damages]
ley: dolo de la entidad empleadora; vida y salud de los trabajadores; responsabilidad del empleador derivada de accidentes del trabajo; víctima y las demás personas a quienes el accidente cause daño
gente: demandar a la empresa por accidente; daño moral accidente del trabajo; indemnización por accidente culpa de la empresa; juicio por accidente laboral; lucro cesante accidente laboral; demandar al empleador por enfermedad profesional
law: employer liability; civil damages for work accident
people: sue employer for accident
donde: Ley 16.744 art. 69; Código del Trabajo art. 184, 420

[social-accident-worker-negligence]
ley: negligencia inexcusable de un trabajador; Comité Paritario
gente: accidente por culpa del trabajador; negligencia del trabajador accidente; no usaba casco y se accidentó; me culpan del accidente
law: inexcusable negligence of worker
people: accident my fault at work
donde: Ley 16.744 art. 70

[social-joint-committee]
ley: Comités Paritarios de Higiene y Seguridad; más de 25 personas; Departamento de Prevención de Riesgos; más de 100 trabajadores
gente: comité paritario; prevencionista de riesgos; cuántos trabajadores comité paritario; fuero comité paritario; prevención de riesgos empresa; elegir comité paritario; cphs
law: joint health and safety committee; risk prevention department
people: safety committee
donde: Ley 16.744 art. 66; Código del Trabajo art. 243

[social-safety-rules]
ley: reglamentos internos de higiene y seguridad; equipos e implementos de protección necesarios; obligación de informar; medidas de higiene y seguridad
gente: reglamento de seguridad; derecho a saber riesgos; charla de seguridad; multa por no usar casco; me cobran los zapatos de seguridad; elementos de protección gratis; charla odi
law: safety rules; protective equipment
people: safety training; free safety boots
donde: Ley 16.744 art. 67, 68; Código del Trabajo art. 210, 184

[social-transfer-sick-worker]
ley: afectados de alguna enfermedad profesional; trasladados a otras faenas; no estén expuestos al agente causante
gente: cambio de puesto por enfermedad profesional; mutual recomienda cambio de puesto; reubicación laboral; no me cambian de puesto enfermedad; me devuelven al mismo puesto accidente
law: transfer of sick worker
people: change job after work illness
donde: Ley 16.744 art. 71

[social-accident-prescription]
ley: prescribirán en el término de cinco años; fecha del accidente o desde el diagnóstico; neumoconiosis
gente: plazo para reclamar accidente del trabajo; prescribe accidente laboral; accidente laboral hace años; prescripción enfermedad profesional
law: limitation period for work injury
people: how long to claim work accident
donde: Ley 16.744 art. 79

[social-maternity-benefit]
ley: subsidio maternal; descanso de maternidad; permiso postnatal parental; base de cálculo; remuneración mensual neta
gente: subsidio maternal; cuánto pagan de postnatal; cálculo subsidio prenatal; postnatal independiente; independiente embarazada subsidio; honorarios prenatal; plata del postnatal; requisitos subsidio maternal
law: maternity benefit
people: maternity pay amount
donde: DFL 44 de 1978 art. 8; Código del Trabajo art. 198, 197 bis

[social-maternity-benefit-unemployed]
ley: mujeres que no tengan contrato de trabajo vigente; sexta semana anterior al parto; doce o más meses de afiliación; contrato a plazo fijo o por obra
gente: embarazada sin trabajo; cesante embarazada subsidio; temporera embarazada; sin contrato prenatal; terminó mi contrato y estoy embarazada subsidio
law: maternity benefit for unemployed women
people: pregnant unemployed benefit
donde: Ley 20.545 art. 3

[social-sanna-insurance]
ley: Seguro para el Acompañamiento de Niños y Niñas; condición grave de salud; desahucio o estado terminal
gente: sanna; licencia sanna; seguro sanna; hijo con cáncer licencia; hijo trasplantado; hijo en la uci; cuidar a mi hijo hospitalizado pagado; ley sanna requisitos; hijo terminal permiso
law: insurance for carers of seriously ill children
people: child with cancer paid leave
donde: Ley 21.063 art. 1, 2, 7

[social-compensation-funds]
ley: Cajas de Compensación de Asignación Familiar; crédito social
gente: caja los andes; caja de compensación; crédito social caja; préstamo de la caja; descuento caja por planilla; caja la araucana; deuda con la caja de compensación
law: family allowance compensation funds
people: compensation fund loan
donde: Ley 18.833 art. 1, 19, 22

[social-contribution-certificate]
ley: certificado de cotizaciones; pago de las cotizaciones; institución de previsión; información del saldo de las cuentas
gente: certificado de imposiciones; certificado previred; comprobante de cotizaciones; acreditar imposiciones al día; comprobar pago de previsión
law: contribution certificate
people: proof of pension contributions
donde: DL 3.500 art. 31; Código del Trabajo art. 162

[social-pension-reform]
ley: Seguro Social Previsional; cotización de cargo del empleador; bono por años cotizados; Fondo Autónomo de Protección Previsional
gente: reforma de pensiones; reforma previsional; nueva ley de pensiones; aporte del empleador 8,5; bono por años cotizados; compensación por expectativa de vida mujeres; cotización extra del empleador
law: pension reform; employer contribution; social insurance
people: new pension law

[social-armed-forces-pension]
ley: Caja de Previsión de la Defensa Nacional; Dirección de Previsión de Carabineros; régimen previsional
gente: capredena; dipreca; jubilación militar; pensión de carabineros; jubilación de uniformado; pensión de retiro militar
law: armed forces pension scheme
people: military pension
donde: DL 3.500 art. 96

[social-dependent-with-disability]
ley: causantes inválidos; duplo; certificado de invalidez; asignación familiar causantes inválidos
gente: carga duplo; hijo discapacitado carga; carga inválida; asignación familiar doble por discapacidad; estipendio cuidador; bono cuidadores; credencial de discapacidad beneficios
law: disabled dependant allowance; carers' stipend
people: disabled child benefit

[social-disabled-child-subsidy]
ley: subsidio de discapacidad; menores de 18 años con discapacidad mental
gente: subsidio hijo discapacitado; ayuda del estado hijo con discapacidad; subsidio de discapacidad mental; plata para niño con discapacidad
law: disability subsidy for minors
people: disabled child subsidy
donde: Ley 20.255 art. 35

[social-unemployment-loss]
ley: pierda la condición de cesante; rechazare, sin causa justificada, la ocupación; apoyo a la reinserción; cesarán los beneficios por cesantía
gente: me sale pega y estaba cobrando cesantía; pierdo el seguro de cesantía si trabajo; rechacé un trabajo cesantía; cobro cesantía y trabajo a boletas
law: end of unemployment benefits
people: lose unemployment when I find a job
donde: Ley 19.728 art. 28, 17

[social-unemployment-retirement]
amplio: sueltas
ley: disponer en un solo giro de los fondos acumulados; trabajador que se pensione podrá disponer de los fondos
gente: me jubilo y la plata del seguro de cesantía; retirar la afc al pensionarse; me pensioné y tengo plata en la afc
law: withdrawal of the unemployment fund on retirement
people: unemployment fund at retirement
donde: Ley 19.728 art. 18, 16
`;

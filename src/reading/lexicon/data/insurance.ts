/** Concepts of insurance: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const INSURANCE = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[insurance-contract]
ley: contrato de seguro; se transfieren al asegurador uno o más riesgos; pago de una prima
gente: tengo un seguro; contratar un seguro; compañía de seguros; aseguradora; sacar un seguro; tomé un seguro
law: insurance contract; insurer
people: insurance; get insurance; insurance company
donde: Código de Comercio art. 512, 513
no: seguro social; seguro de cesantía; seguridad social

[insurance-definitions]
ley: contratante, contrayente o tomador; monto de la prima; ocurrencia del riesgo o evento dañoso; deducible
gente: diferencia entre asegurado y beneficiario; qué es el deducible; qué es la prima de un seguro; definición de póliza; palabras del seguro; definición de siniestro; me cobran el deducible; carencia del seguro
law: policyholder; insurance beneficiary; deductible; insurance policy
people: what is a deductible
donde: Código de Comercio art. 513

[insurance-proposal-formation]
ley: contrato de seguro es consensual; existencia y estipulaciones; coberturas del seguro
gente: acepté un seguro por teléfono; me vendieron un seguro por teléfono; seguro sin firmar; cómo pruebo que tengo seguro; cuándo empieza el seguro; propuesta de seguro; no tengo la póliza pero pagué
law: insurance proposal; formation of insurance contract
people: sold insurance by phone
donde: Código de Comercio art. 514, 515, 523

[insurance-policy-content]
ley: menciones de la póliza; individualización del asegurado; materia asegurada; riesgos que se toman
gente: qué debe decir la póliza; leer la póliza; condiciones generales del seguro; condiciones particulares; exclusiones de la póliza; letra chica del seguro; modelo de póliza de la cmf
law: policy contents; general conditions; policy exclusions
people: fine print of insurance policy
donde: Código de Comercio art. 518

[insurance-policy-delivery]
ley: asegurador deberá entregar la póliza; certificado de cobertura
gente: no me han dado la póliza; nunca me entregaron la póliza; pedir copia de la póliza; no tengo papeles del seguro; plazo para entregar la póliza
law: delivery of policy
people: never received my policy
donde: Código de Comercio art. 519

[insurance-insurable-interest]
ley: interés asegurable; carece de interés; interés patrimonial; objeto asegurado
gente: asegurar algo que no es mío; vendí el auto y el seguro; seguro al vender la casa; asegurar cosa ajena; traspasar el seguro al comprador; cambiar el seguro de dueño
law: insurable interest; transfer of insured property
people: insure something I do not own; sold my car insurance
donde: Código de Comercio art. 520, 546

[insurance-insured-duties]
ley: obligaciones del asegurado; declarar sinceramente; pagar la prima; tomar todas las providencias necesarias para salvar la cosa; notificar al asegurador; emplear el cuidado y celo
gente: qué tengo que hacer si tengo seguro; obligaciones del asegurado; qué hago en un siniestro; avisar al seguro; no avisé al seguro a tiempo; plazo para avisar al seguro; cuidar la cosa asegurada
law: duties of the insured; notice of loss
people: what must I do after an accident insurance
donde: Código de Comercio art. 524

[insurance-risk-declaration]
ley: declaración sobre el estado del riesgo; solicite el asegurador; errores, reticencias o inexactitudes; rescisión del seguro
gente: no declaré una enfermedad al seguro; mentí al seguro; preexistencia seguro; enfermedad preexistente no declarada; declaración de salud seguro; el seguro dice que oculté información; seguro rechazó por preexistencia; olvidé declarar en el seguro
law: disclosure to the insurer; misrepresentation; pre-existing condition
people: did not disclose illness to insurer; preexisting condition
donde: Código de Comercio art. 525
no: isapre; fonasa

[insurance-risk-aggravation]
ley: agravación del riesgo; circunstancias que agraven sustancialmente; informar al asegurador
gente: le puse gas al auto asegurado; uso el auto para uber y seguro; cambié el uso de la casa asegurada; arriendo la casa asegurada; no avisé cambio al seguro; auto asegurado en aplicaciones; modifiqué el auto seguro
law: aggravation of risk
people: changed use of insured car
donde: Código de Comercio art. 526

[insurance-premium]
ley: obligación de pagar la prima; pago de la prima; entrega de la póliza; prima devengada
gente: cuota del seguro; me subieron el seguro; subió la prima; me cobran el seguro; precio del seguro; seguro más caro al renovar; devolución de la prima; me cobraron un seguro que no tengo
law: premium; premium payment
people: insurance payment; insurance price went up
donde: Código de Comercio art. 527

[insurance-unpaid-premium]
ley: falta de pago de la prima; terminación del contrato de seguro; comunicación al asegurado
gente: no pagué el seguro; me atrasé en el seguro; choqué y debía el seguro; seguro impago; me cancelaron el seguro por no pagar; el seguro se cayó por no pago; siniestro con seguro moroso
law: non-payment of premium; lapse of policy
people: missed insurance payment; policy cancelled for nonpayment
donde: Código de Comercio art. 528

[insurance-insurer-duties]
ley: obligaciones del asegurador; indemnizar el siniestro cubierto; prestar asesoría al asegurado; informar y aclarar
gente: qué debe hacer la aseguradora; el seguro no paga; seguro no me responde; aseguradora no me paga; compañía de seguros se niega a pagar; me rechazaron el seguro; rechazaron mi siniestro; seguro no cubre; el seguro no quiere pagar; el seguro me pone problemas
law: insurer obligations; payment of claim; claim denial
people: insurer will not pay; claim denied
donde: Código de Comercio art. 529

[insurance-covered-risks]
ley: asegurador responde; hechos fortuitos; riesgos excluidos; cobertura de la póliza
gente: qué cubre el seguro; exclusión del seguro; está cubierto por el seguro; no está en la cobertura del seguro; qué riesgos cubre
law: covered risks; coverage
people: what does insurance cover; am I covered
donde: Código de Comercio art. 530

[insurance-loss-presumption]
ley: siniestro se presume ocurrido por un evento que hace responsable al asegurador; asegurador puede acreditar; hecho que no lo constituye
gente: quién prueba el siniestro; tengo que probar el robo al seguro; el seguro dice que no fue accidente; el seguro me pide pruebas; seguro sospecha fraude
law: presumption of covered loss; burden of proof
people: prove my insurance claim
donde: Código de Comercio art. 531

[insurance-subrogation]
ley: subrogación del asegurador; pago de la indemnización por el asegurador; acciones que tenga contra terceros; responsables del siniestro
gente: el seguro del otro me cobra; la aseguradora me demanda por choque; el seguro le cobra al culpable; choqué y me cobra la aseguradora del otro; seguro pagó y cobra al responsable; acuerdo con el otro conductor y el seguro
law: subrogation of the insurer
people: other driver's insurer is suing me
donde: Código de Comercio art. 534

[insurance-fraud-gross-fault]
ley: dolo o culpa grave del asegurado; asegurador no está obligado a indemnizar; información sustancialmente falsa; al reclamar la indemnización
gente: mentí para cobrar el seguro; fraude al seguro; seguro dice que fue culpa grave; manejé curado y el seguro; alcohol y seguro del auto; quemar la casa para cobrar seguro; fingir robo para cobrar seguro; estafa al seguro; dejé las llaves puestas
law: gross negligence; insurance fraud; wilful act
people: insurance fraud; drunk driving insurance
donde: Código de Comercio art. 535, 539; Código Penal art. 470

[insurance-early-termination]
ley: terminación anticipada del contrato de seguro; poner fin anticipadamente; terminación del seguro sin expresión de causa
gente: cancelar un seguro; anular el seguro; dar de baja el seguro; terminar el seguro antes; renunciar al seguro; quiero salirme del seguro; me devuelven la prima si cancelo; la compañía me terminó el seguro; no me quieren renovar el seguro
law: early termination of policy; cancellation of the policy
people: cancel my insurance
donde: Código de Comercio art. 537

[insurance-withdrawal]
ley: contrato de seguro celebrado a distancia; retractarse del seguro; devolución de la prima
gente: me arrepentí del seguro; retracto de seguro; anular seguro contratado por teléfono; seguro por call center arrepentirse; contraté un seguro por internet y no lo quiero
law: withdrawal from distance insurance
people: cooling off insurance
donde: Código de Comercio art. 538

[insurance-prescription]
ley: acciones emanadas del contrato de seguro; prescriben en el término de cuatro años; obligación se hizo exigible; interrumpe por la denuncia del siniestro
gente: plazo para demandar al seguro; cuándo prescribe el seguro; cuánto tiempo tengo para cobrar el seguro; seguro antiguo sin cobrar; prescripción del seguro
law: limitation period insurance; four years insurance claim
people: deadline to sue insurer
donde: Código de Comercio art. 541

[insurance-mandatory-rules]
ley: carácter imperativo; estipulaciones más beneficiosas para el asegurado o el beneficiario; disposiciones que rigen al contrato de seguro
gente: cláusula de la póliza contra la ley; la póliza puede quitarme derechos; renunciar derechos en el seguro; cláusula abusiva del seguro
law: mandatory rules; more favourable terms
people: unfair insurance clause
donde: Código de Comercio art. 542

[insurance-disputes-arbitration]
ley: solución de conflictos; árbitro arbitrador del seguro; 10.000 unidades de fomento; tribunal del domicilio del beneficiario; dificultad que se suscite
gente: demandar al seguro; arbitraje con el seguro; pelear con la aseguradora; dónde demando a la compañía de seguros; árbitro del seguro; juicio contra el seguro; puedo ir a tribunales contra el seguro
law: insurance arbitration; dispute resolution
people: sue my insurer
donde: Código de Comercio art. 543

[insurance-indemnity-principle]
ley: mera indemnización; jamás podrá constituir para él la oportunidad de una ganancia o enriquecimiento; monto de los perjuicios; seguros de daños
gente: cuánto me paga el seguro; pagan el valor comercial; ganar plata con el seguro; seguro paga menos; valor del auto en el seguro; depreciación seguro; el seguro me ofrece poco
law: principle of indemnity
people: how much will insurance pay; insurer offers too little
donde: Código de Comercio art. 550

[insurance-underinsurance]
ley: suma asegurada; límite máximo de la indemnización; inferior al valor del bien; sobreseguro; infraseguro
gente: aseguré por menos; casa asegurada por menos valor; regla proporcional; aseguré por más de lo que vale; monto asegurado no alcanza; seguro no cubre todo el valor; prorrateo del seguro
law: underinsurance; over-insurance; sum insured
people: insured for less than value
donde: Código de Comercio art. 552, 553, 558

[insurance-double]
ley: coexistencia de seguros; más de un asegurador y mismo riesgo; indemnización que en conjunto no exceda; pluralidad de seguros
gente: tengo dos seguros; cobrar dos seguros; doble seguro; póliza repetida; seguro repetido; pagan los dos seguros
law: double insurance; multiple policies
people: two insurance policies same item
donde: Código de Comercio art. 556

[insurance-loss-adjustment]
ley: liquidador de siniestros; procedimiento de liquidación del siniestro; informe de liquidación; investigar la ocurrencia; determinar el monto de la indemnización
gente: liquidador del seguro; el liquidador dice que no; vino el liquidador; el liquidador no me contesta; quién nombra al liquidador del seguro; oponerme al liquidador; informe del liquidador
law: loss adjuster; claims adjustment
people: insurance adjuster
donde: DFL 251 de 1931 art. 61; DS 1055 de 2012 art. 19, 20, 22
no: quiebra; concursal

[insurance-adjustment-deadline]
ley: cuarenta y cinco días corridos; plazo de liquidación del siniestro; prórroga del plazo de liquidación
gente: cuánto demora el seguro en pagar; seguro se demora; plazo para liquidar el siniestro; cuántos días tiene el seguro para responder; llevo meses esperando el seguro; plazo del liquidador
law: deadline for loss adjustment
people: how long does insurer have to pay
donde: DS 1055 de 2012 art. 23

[insurance-adjustment-challenge]
ley: impugnar el informe de liquidación; diez días hábiles; asegurado y compañía; seis días hábiles
gente: impugnar al liquidador; no estoy de acuerdo con el liquidador; apelar la decisión del seguro; reclamar el informe del seguro; impugnar informe de liquidación; reclamo a la cmf por seguro
law: challenge of adjustment report
people: appeal insurance decision
donde: DS 1055 de 2012 art. 26

[insurance-brokers]
ley: corredores de seguros; asesorar a las personas; intermediación de seguros
gente: corredor de seguros; el corredor me vendió mal el seguro; me ofrecieron otra cosa en el seguro; corredor no me ayudó; reclamar contra corredor de seguros; banco vende seguros; vendedor de seguros me mintió
law: insurance broker
people: insurance agent lied
donde: DFL 251 de 1931 art. 57

[insurance-liability]
ley: seguro de responsabilidad civil; indemnizar los daños y perjuicios causados a terceros; deuda de indemnización; defensa judicial; tercero perjudicado
gente: seguro de responsabilidad civil; seguro contra daños a terceros; choqué y el seguro paga al otro; seguro de terceros; el seguro me defiende en juicio; el seguro paga a la víctima; seguro para mi negocio por accidentes; arreglé con la víctima sin avisar al seguro
law: liability insurance; third-party insurance
people: third party insurance; liability coverage
donde: Código de Comercio art. 570, 573, 574

[insurance-car]
ley: vehículo asegurado; daños al vehículo; robo, hurto o uso no autorizado; pérdida total del vehículo
gente: seguro del auto; choqué mi auto; me robaron el auto y tengo seguro; pérdida total del auto; seguro automotriz; auto de reemplazo; el taller del seguro; deducible del auto; seguro full; me chocaron y no tiene seguro; seguro del carro; constancia en carabineros para el seguro; me chocaron y el seguro no paga; me quebraron el parabrisas; me robaron los espejos del auto; el taller del seguro se demora; se me inundó el auto
law: motor insurance; total loss
people: car insurance; totaled car; auto claim
donde: Código de Comercio art. 512, 524, 529

[insurance-home-fire]
ley: seguro de incendio; daños materiales; bienes asegurados; seguro de terremoto
gente: se me quemó la casa y tengo seguro; seguro de incendio; seguro de terremoto; seguro de la casa; se inundó mi casa seguro; seguro contra robo de la casa; seguro del edificio; seguro de sismo
law: fire insurance; earthquake insurance; home insurance
people: home insurance; house burned down
donde: Código de Comercio art. 545, 550

[insurance-mortgage-credit]
ley: seguros asociados a créditos hipotecarios; por cuenta y cargo de sus deudores; licitación pública; compañía que el deudor elija; desgravamen
gente: seguro del crédito hipotecario; seguro obligatorio de la hipoteca; cambiar el seguro de la hipoteca; banco me obliga a su seguro; seguro de incendio del banco; elegir otro seguro para el crédito; devolución del seguro del crédito; prepagué y el seguro
law: mortgage insurance; lender-placed insurance
people: bank insurance for mortgage
donde: DFL 251 de 1931 art. 40

[insurance-debt-life]
ley: seguro de desgravamen; saldo insoluto de la deuda; fallecimiento del deudor; beneficiario el acreedor; seguro de vida
gente: seguro de desgravamen; murió y tenía seguro en el banco; el seguro paga el crédito si muere; desgravamen; se murió mi papá y debía el crédito hipotecario; la casa queda pagada si muere; banco no aplica el desgravamen; quién paga la hipoteca si muere; desgravamen rechazado
law: credit life insurance
people: loan insurance on death
donde: DFL 251 de 1931 art. 40; Código de Comercio art. 588

[insurance-unemployment-credit]
ley: seguro de cesantía del crédito; incapacidad temporal; cuotas del crédito; desempleo involuntario
gente: seguro de cesantía del crédito; quedé cesante y el seguro del crédito; seguro de desempleo del banco; me echaron y tengo seguro en el crédito; el seguro paga las cuotas si quedo sin trabajo; seguro de invalidez del crédito
law: payment protection insurance
people: loan insurance if I lose my job
no: AFC; aporte patronal

[insurance-life]
ley: seguros de personas; seguro de vida; capital asegurado; muerte del asegurado
gente: seguro de vida; cobrar un seguro de vida; murió mi marido y tenía seguro; mi mamá tenía seguro de vida; cómo sé si un fallecido tenía seguro; seguro por muerte; cobrar seguro de un muerto
law: life insurance
people: life insurance claim
donde: Código de Comercio art. 588, 593

[insurance-life-beneficiary]
ley: designación de beneficiarios; póliza o posterior declaración escrita; revocar la designación; cónyuge o conviviente civil
gente: beneficiario del seguro de vida; cambiar beneficiario; quién cobra el seguro de vida; no puso beneficiario; mi ex es beneficiaria del seguro; los herederos cobran el seguro de vida; poner a mi hijo de beneficiario; seguro de vida y herencia
law: beneficiary designation
people: change life insurance beneficiary
donde: Código de Comercio art. 593, 594

[insurance-life-suicide-incontestable]
ley: suicidio del asegurado; indisputabilidad; transcurridos dos años desde la iniciación del contrato; reticencia dolosa
gente: suicidio y seguro de vida; se suicidó y tenía seguro; seguro de vida no paga por suicidio; se mató y tenía seguro; el beneficiario mató al asegurado
law: suicide clause; incontestability
people: life insurance suicide
donde: Código de Comercio art. 592, 598

[insurance-life-third-party]
ley: asegurar la propia vida o la de un tercero; consentimiento escrito; vida de un tercero; menores de edad o incapacitados
gente: asegurar la vida de otra persona; seguro de vida de mi mamá sin decirle; seguro de vida sin que sepa; asegurar a un niño
law: insurance on another's life; written consent
people: life insurance on someone else
donde: Código de Comercio art. 589

[insurance-health-accident]
ley: seguro de salud; accidentes personales; gastos médicos; reembolso de gastos médicos; enfermedades preexistentes
gente: seguro complementario; seguro de salud no paga; reembolso del seguro médico; seguro catastrófico; seguro oncológico; seguro de accidentes personales; seguro dental; seguro complementario de la empresa; rechazaron el reembolso
law: health insurance; personal accident insurance
people: supplementary health insurance; reimbursement denied
donde: Código de Comercio art. 588, 591
no: isapre; fonasa

[insurance-group]
ley: seguros colectivos; contratante colectivo; certificado de cobertura
gente: seguro de la empresa; seguro colectivo; seguro de la tarjeta de crédito; seguro grupal; seguro del colegio; no sabía que tenía seguro; el empleador contrató un seguro
law: group insurance
people: employer insurance; group policy
donde: Código de Comercio art. 517

[insurance-travel]
ley: asistencia en viaje; cobertura en viaje
gente: seguro de viaje; me enfermé en el extranjero con seguro; seguro de viaje no paga; asistencia al viajero; perdí la maleta seguro de viaje; seguro de la tarjeta para viajes; cancelé el viaje y el seguro
law: travel insurance
people: travel insurance claim

[insurance-transport-marine]
ley: seguro de transporte; seguro marítimo; mercancías aseguradas
gente: seguro de carga; seguro de mercadería; carga robada seguro; seguro del camión; contenedor dañado seguro; seguro de barco
law: cargo insurance; marine insurance
people: cargo stolen insurance
donde: Código de Comercio art. 575, 1158

[insurance-surety-bond]
ley: seguro de caución; seguro de garantía; tomador de la póliza; sin que pueda oponer excepciones
gente: póliza de garantía; póliza de fiel cumplimiento; garantía en verde; póliza de venta en verde; seguro de garantía de obra; póliza en vez de boleta de garantía; seguro de crédito
law: surety bond; guarantee insurance; credit insurance
people: performance bond; guarantee policy
donde: Código de Comercio art. 582, 583

[insurance-reinsurance]
ley: reaseguro; no altera en forma alguna el contrato de seguro
gente: reaseguro; el seguro espera al reasegurador; demandar al reasegurador
law: reinsurance
people: reinsurer
donde: Código de Comercio art. 584, 585

[insurance-regulator]
ley: compañías de seguros; Comisión para el Mercado Financiero; primer grupo; segundo grupo; reservas técnicas
gente: quién fiscaliza los seguros; reclamar contra el seguro en la cmf; aseguradora quebró; seguro pirata; vende seguros sin permiso; compañía de seguros ilegal; reclamo por seguro
law: insurance regulator; insurance companies
people: complain about insurer; insurer went bankrupt
donde: DFL 251 de 1931 art. 3, 4

[insurance-soap]
ley: seguro obligatorio de accidentes personales; vehículo motorizado; circulación de vehículos; permiso de circulación
gente: SOAP; seguro obligatorio; me atropellaron; atropello quién paga el hospital; soap vencido; andar sin soap; cobrar el soap; choque con heridos; seguro obligatorio del auto; qué cubre el soap; gastos médicos por choque; me atropelló un auto; me atropelló una micro
law: compulsory motor insurance; personal accident
people: hit by a car who pays; mandatory car insurance
donde: Ley 18.490 art. 1, 2, 4

[insurance-soap-amounts]
ley: incapacidad permanente total; incapacidad permanente parcial; gastos de hospitalización; seguro obligatorio
gente: cuánto paga el soap por muerte; monto del soap; 300 uf soap; soap incapacidad; cuánto cubre el soap de hospital; murió atropellado cobrar; indemnización del soap
law: compulsory insurance amounts
people: SOAP payout on death
donde: Ley 18.490 art. 25

[insurance-soap-claim]
ley: sin investigación previa de culpabilidad; parte policial; seguro obligatorio
gente: cómo cobro el soap; papeles para cobrar el soap; plazo para cobrar el soap; quién cobra el soap si muere; se dio a la fuga cobrar soap; el auto no tenía soap; soy el conductor y quiero cobrar soap; peatón atropellado seguro; clínica pide el soap
law: claiming compulsory insurance
people: how to claim mandatory car insurance; hit and run
donde: Ley 18.490 art. 6, 7, 26

[insurance-bank-unsolicited]
ley: seguros expresamente aceptados por el consumidor; que no hayan sido solicitados; de manera atada
gente: me cobran un seguro que no contraté; seguro en la tarjeta que no pedí; me metieron un seguro en el crédito; seguro escondido en la cuota; devolver seguros del banco; me cargaron seguros; casa comercial cobra seguro
law: unsolicited insurance
people: charged for insurance I did not ask
donde: Ley 19.496 art. 17 F, 17 H, 37
`;

/** Concepts of cooperatives (DFL 5 of 2003): how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const COOPERATIVES = `
autor: Fojas
revisado: segunda lectura 2026-11-28

[cooperative-definition]
amplio: cooperative; co-op; coop
ley: asociaciones que de conformidad con el principio de la ayuda mutua; mejorar las condiciones de vida de sus socios; iguales derechos y obligaciones, un solo voto por persona; neutralidad política y religiosa de las cooperativas; actividades de educación cooperativa
gente: cooperativa; qué es una cooperativa; cooperativa empresa; cooperativa fundación; cooperativa lucro; principios cooperativos; cooperado
law: principle of mutual aid; one vote per person; cooperative association; cooperative principles
people: cooperative; co-op; coop; what is a cooperative; cooperative or company
donde: DFL 5 de 2003 art. 1
no: radio cooperativa; cooperative compliance

[cooperative-object]
ley: objeto de la cooperativa; cooperativas podrán tener por objeto cualquier actividad
gente: dedicar cooperativa; tipos de cooperativas; cooperativa multiactiva; giro de la cooperativa; clases de cooperativas
law: object of a cooperative; kinds of cooperatives
people: types of cooperatives; types of co-op
donde: DFL 5 de 2003 art. 2

[cooperative-formation]
ley: junta general constitutiva; acta de la junta general constitutiva; constitución de la cooperativa; extracto de la cooperativa
gente: formar cooperativa; hacer una cooperativa; crear una cooperativa; armar una cooperativa; constituir una cooperativa; inscribir una cooperativa; papeles de la cooperativa; cooperativa notario; trámites cooperativa; costo cooperativa
law: incorporation of a cooperative; constituent meeting of a cooperative
people: start a cooperative; start a co-op; form a cooperative; register a cooperative; incorporate a cooperative
donde: DFL 5 de 2003 art. 6

[cooperative-formation-defects]
ley: saneamiento de la cooperativa; cooperativa de hecho; nulidad de la cooperativa
gente: cooperativa no inscrita; cooperativa irregular
law: defective cooperative; de facto cooperative
people: unregistered cooperative; unregistered co-op

[cooperative-bylaws]
ley: estatutos de la cooperativa; estatutos de las cooperativas
gente: estatutos cooperativa; estatutos coop; reglas de la cooperativa
law: bylaws of a cooperative
people: cooperative bylaws; cooperative rules; co-op bylaws
donde: DFL 5 de 2003 art. 6

[cooperative-minimum-members]
ley: número de socios de una cooperativa será ilimitado; mínimo de socios de la cooperativa
gente: cuántos socios necesita una cooperativa; mínimo cooperativa; cuántas personas cooperativa; cooperativa de dos personas
law: minimum members of a cooperative
people: members cooperative; people cooperative
donde: DFL 5 de 2003 art. 13

[cooperative-who-may-join]
ley: ingreso a la cooperativa; admisión de la cooperativa
gente: entrar a la cooperativa; entro a una cooperativa; hago socio de cooperativa; meterme a una cooperativa; requisitos cooperativa; no me aceptan en la cooperativa; rechazaron cooperativa; menor cooperativa
law: admission to a cooperative
people: join a cooperative; join a co-op; rejected by the cooperative; cooperative membership

[cooperative-member-rights]
ley: derechos de los cooperados; derechos de los socios de la cooperativa
gente: derechos cooperado; derechos cooperativa; cuentas cooperativa; información cooperativa; libros de la cooperativa; balance de la cooperativa
law: rights of cooperative members
people: co-op member rights; cooperative books; cooperative accounts

[cooperative-member-duties]
ley: obligaciones de los cooperados
gente: deudas de la cooperativa; atrasado cooperativa; moroso cooperativa; obligaciones cooperado; respondo cooperativa
law: liability of cooperative members
people: cooperative debts; liable cooperative; cooperative dues

[cooperative-voluntary-withdrawal]
ley: renuncia del cooperado; retiro de la cooperativa; renuncia a la cooperativa
gente: salirme de la cooperativa; salir cooperativa; retirarme de la cooperativa; renunciar a la cooperativa; renuncia cooperativa; desafiliarme de la cooperativa
law: withdrawal from a cooperative
people: leave a cooperative; leave the co-op; quit the co-op; resign from the cooperative

[cooperative-refund-of-shares]
ley: haya perdido la calidad de socio por renuncia; reembolso del monto actualizado de sus cuotas; devolución de cuotas de participación; reembolso de cuotas de participación
gente: cooperativa devuelve; devolución cooperativa; recuperar cooperativa; retirar cooperativa; rescatar cooperativa; reembolso cooperativa; aportes cooperativa; retirar coopeuch; cobrar cooperativa
law: refund of participation quotas; refund of cooperative shares
people: co-op refund; cooperative refund; money cooperative
donde: DFL 5 de 2003 art. 19
no: fondo de inversión; fondos mutuos

[cooperative-exclusion]
ley: exclusión del cooperado; exclusión de socios de la cooperativa; perdido la calidad de socio por exclusión
gente: expulsaron cooperativa; expulsar cooperado; expulsión cooperativa; echaron de la cooperativa; echar cooperado; suspendieron cooperativa; me sacaron de la cooperativa
law: exclusion from a cooperative
people: expelled from the cooperative; kicked out of the co-op; expulsion cooperative

[cooperative-death-of-member]
ley: herederos del socio fallecido cuotas de participación; fallecimiento del cooperado; sucesión del cooperado
gente: murió cooperativa; murió cooperado; heredar cooperativa; herencia cooperativa; viuda cooperativa; falleció cooperativa
law: death of a cooperative member
people: inherit cooperative; inherit co-op; died cooperative
donde: DFL 5 de 2003 art. 19

[cooperative-transfer-of-shares]
ley: cesión de cuotas de participación; transferencia de cuotas de participación
gente: vender cuotas de participación; vendo cooperativa; traspasar cooperativa; ceder cooperativa; transferir cooperativa
law: transfer of participation quotas; transfer of cooperative shares
people: sell co-op shares; transfer cooperative
no: fondo de inversión; fondos mutuos

[cooperative-general-meeting]
ley: junta general de socios autoridad suprema de la cooperativa; juntas de la cooperativa
gente: junta cooperativa; asamblea de la cooperativa; reunión de la cooperativa; manda cooperativa; citación cooperativa; citar cooperativa
law: general meeting of cooperative members
people: cooperative meeting; co-op meeting; call a meeting of the co-op

[cooperative-voting]
ley: iguales derechos y obligaciones, un solo voto por persona; quórum de la cooperativa; voto de la cooperativa
gente: votos cooperativa; votar cooperativa; votación cooperativa; apoderado cooperativa; elecciones cooperativa
law: voting in a cooperative; one vote per person
people: vote cooperative; vote co-op; proxy cooperative
donde: DFL 5 de 2003 art. 1

[cooperative-board]
ley: consejo de administración tendrá a su cargo la administración superior; consejo de la cooperativa
gente: directiva cooperativa; directorio cooperativa; consejeros cooperativa; consejero cooperativa; presidente cooperativa; dirigentes cooperativa
law: board of the cooperative
people: co-op board; cooperative board; cooperative president
donde: DFL 5 de 2003 art. 24
no: sociedad anónima

[cooperative-board-liability]
ley: responsabilidad de los consejeros de la cooperativa
gente: robó cooperativa; robaron cooperativa; robo en la cooperativa; malversación cooperativa; fraude cooperativa; desfalco cooperativa
law: liability of cooperative directors
people: cooperative stole; cooperative embezzlement; cooperative mismanagement

[cooperative-manager]
ley: gerente de la cooperativa
gente: gerente cooperativa; representante cooperativa; firma cooperativa; representa cooperativa
law: manager of the cooperative
people: cooperative manager; signs for the cooperative
no: gerente administrador

[cooperative-supervisory-board]
ley: vigilancia de la cooperativa; inspectores de la cooperativa; junta de vigilancia examinar la contabilidad, inventario y balance
gente: revisa cooperativa; auditar cooperativa; auditoría cooperativa; inspector cooperativa
law: supervisory board of a cooperative
people: audit the co-op; audit the cooperative
no: canal; río; aguas

[cooperative-small]
ley: cooperativas de veinte socios o menos; administrador de la cooperativa
gente: cooperativa chica; cooperativa pequeña; pocos cooperativa; cooperativa sin consejo
law: small cooperative
people: small co-op

[cooperative-capital]
ley: capital de las cooperativas será variable e ilimitado; suscripción de cuotas de participación
gente: capital cooperativa; cuotas de participación; cuota cooperativa; cuánta plata cooperativa; acciones de la cooperativa
law: variable capital of a cooperative; participation quotas
people: cooperative capital; cooperative shares
donde: DFL 5 de 2003 art. 31
no: fondo de inversión; fondos mutuos

[cooperative-contribution-in-kind]
ley: aportes no consistentes en dinero a la cooperativa
gente: aportar cooperativa; terreno cooperativa
law: contributions in kind to a cooperative
people: land to the cooperative; contribute to the co-op

[cooperative-surplus]
ley: saldo favorable del ejercicio económico que se denominará remanente; excedente correspondiente a operaciones con sus socios; remanente de la cooperativa; excedentes de la cooperativa; reserva de la cooperativa
gente: utilidades cooperativa; excedentes cooperativa; ganancias cooperativa; reparten cooperativa; repartir cooperativa; gana un cooperado; remanente coopeuch; pérdidas de la cooperativa
law: surplus of the cooperative; patronage refund
people: co-op profits; cooperative profits; cooperative surplus; co-op dividend
donde: DFL 5 de 2003 art. 1, 38
no: isapre

[cooperative-taxes]
ley: exenciones de las cooperativas; renta de las cooperativas
gente: cooperativa impuestos; cooperativa iva; tributa cooperativa; cooperativa patente; sii cooperativa; cooperativa boleta; cooperativa contribuciones
law: tax exemptions of cooperatives
people: cooperative tax; co-op tax
donde: DFL 5 de 2003 art. 49
no: cooperative compliance

[cooperative-third-parties]
ley: cooperativa podrá operar con terceros
gente: comprar en la cooperativa; vende la cooperativa
law: cooperative dealings with non-members
people: cooperative non-member; co-op non-members

[cooperative-dissolution]
ley: cooperativas se disolverán; disolución de la cooperativa; liquidación de la cooperativa
gente: cerrar cooperativa; cerró la cooperativa; terminar cooperativa; disolver cooperativa; bienes de la cooperativa; quebró la cooperativa; quiebra cooperativa; liquidaron cooperativa; cooperativa sin movimiento
law: dissolution of a cooperative
people: close a cooperative; close the co-op; cooperative bankrupt
donde: DFL 5 de 2003 art. 43
no: sueldo; descuento

[cooperative-merger]
ley: fusión de cooperativas; división de la cooperativa; transformación de la cooperativa
gente: juntar cooperativas; unir cooperativas; fusionar cooperativa; transformar cooperativa; convertir cooperativa; dividir cooperativa
law: merger of cooperatives; conversion of a cooperative
people: merge co-ops; merge cooperatives; convert cooperative

[cooperative-work]
ley: cooperativas de trabajo; mediante el trabajo mancomunado de sus socios; producir o transformar bienes trabajo mancomunado
gente: cooperativa de trabajo; trabajar en una cooperativa; trabajo en una cooperativa; sueldo cooperativa; contrato cooperado; contrato cooperativa; cotizaciones cooperativa; trabajadores de la cooperativa; cooperativa previsión; accidente cooperativa; finiquito cooperativa; horario cooperativa
law: workers' cooperative; worker cooperative
people: worker co-op; work in a cooperative; cooperative contract; cooperative wages
donde: DFL 5 de 2003 art. 60

[cooperative-farming]
ley: cooperativas agrícolas; cooperativas campesinas; cooperativas pesqueras
gente: agricultores cooperativa; cooperativa lechera; cooperativa vitivinícola; cooperativa pisquera; pescadores cooperativa; cosecha cooperativa; cooperativa ganadera
law: agricultural cooperative; fishing cooperative
people: farmers' co-op; farm cooperative; fishermen cooperative
donde: DFL 5 de 2003 art. 65

[cooperative-services]
ley: cooperativas de servicio; cooperativas escolares; cooperativas energía; cooperativas de consumo
gente: cooperativa eléctrica; cooperativa de luz; taxistas cooperativa; cooperativa del colegio; cooperativa escolar; cooperativa de consumo; cooperativa de salud; cooperativa de cuidados; supermercado cooperativo
law: service cooperative; electricity cooperative; consumer cooperative
people: electric co-op; food co-op; school cooperative

[cooperative-housing]
ley: cooperativas de vivienda; cooperativas cerradas; cooperativas abiertas; satisfacer las necesidades habitacionales y comunitarias de sus socios
gente: casa cooperativa; departamento cooperativa; cooperativa habitacional; estafa cooperativa; entregan cooperativa; postular cooperativa; libreta cooperativa; vecinos cooperativa; subsidio cooperativa
law: housing cooperative; housing cooperatives
people: housing co-op; cooperative house; cooperative apartment; cooperative housing

[cooperative-credit-union]
ley: cooperativas de ahorro; cooperativas de crédito; único y exclusivo brindar servicios de intermediación financiera; servicios de intermediación financiera en beneficio de sus socios
gente: préstamo cooperativa; crédito cooperativa; coopeuch; oriencoop; capual; detacoop; segura cooperativa; ahorro cooperativa; depósito cooperativa; banco cooperativa; invertir cooperativa; deuda cooperativa
law: savings cooperative; credit union
people: credit union; credit union loan; credit union savings; credit union deposit
donde: DFL 5 de 2003 art. 86

[cooperative-credit-union-supervision]
ley: patrimonio exceda 400.000 unidades de fomento cooperativa; Comisión para el Mercado Financiero cooperativas de ahorro
gente: fiscaliza cooperativa; superintendencia cooperativa; cmf cooperativas; cmf coopeuch; garantía cooperativa; reclamo coopeuch
law: supervision of credit unions
people: credit union regulator; complain credit union; credit union deposit insurance
donde: DFL 5 de 2003 art. 87

[cooperative-credit-union-payroll]
ley: descuento de las cooperativas; descuentos a favor de cooperativas
gente: descuentan cooperativa; descuenta cooperativa; descontaron cooperativa; planilla cooperativa; descuento coopeuch; debo cooperativa
law: deduction cooperative
people: credit union deducts; credit union payroll; cooperative deduction

[cooperative-supervision]
ley: Departamento de Cooperativas; cooperativas de importancia económica; cooperativas economía
gente: fiscaliza cooperativas; denunciar cooperativa; reclamar cooperativa; reclamo cooperativa; decoop; multa cooperativa; registro de cooperativas
law: department of cooperatives; supervision of cooperatives
people: report a cooperative; complain cooperative; cooperative regulator
donde: DFL 5 de 2003 art. 109
no: ahorro

[cooperative-disputes]
ley: controversias de la cooperativa; arbitraje de la cooperativa
gente: demandar cooperativa; pelea cooperativa; juicio cooperativa; conflicto cooperativa; impugnar cooperativa; anular cooperativa; acuerdo cooperativa; árbitro cooperativa
law: disputes with a cooperative
people: sue the cooperative; sue the co-op; cooperative arbitration

[cooperative-federations]
ley: federaciones de cooperativas; confederaciones de cooperativas; institutos auxiliares de cooperación
gente: federación de cooperativas; confederación de cooperativas; cooperativa de cooperativas
law: federation of cooperatives
people: federation of co-ops
`;

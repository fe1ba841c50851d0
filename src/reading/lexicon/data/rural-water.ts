/** Concepts of rural water services (Ley 20.998): how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const RURAL_WATER = `
autor: Fojas
revisado: segunda lectura 2026-11-28
amplio: sueltas

[rural-water-what]
ley: servicios sanitarios rurales; servicio sanitario rural; comité de agua potable rural; cooperativa de servicio sanitario rural; agua potable rural
gente: qué es una apr; comité de agua potable rural; agua potable rural; comité de agua; ssr; apr; apr sector; agua rural
law: rural sanitary services; rural sanitation services; rural drinking water committee
people: rural drinking water; rural water committee; village water committee
donde: Ley 20.998 art. 1, 2

[rural-water-connection]
ley: factibilidad servicio sanitario rural; incorporación al servicio sanitario rural; arranque de agua potable rural
gente: conectarme apr; conexión apr; conectar apr; apr no me da; factibilidad apr; factibilidad rural; arranque apr; arranque rural; incorporación apr; comité de agua no me conecta; comité de agua arranque; parcela apr; medidor apr
law: connection to the rural water service; feasibility certificate of rural water
people: connect rural water; rural water connection refused

[rural-water-cut]
ley: suspensión del servicio sanitario rural; corte y reposición del servicio sanitario rural
gente: cortó apr; cortaron apr; cortar apr; corte apr; deuda apr; debo apr; multa apr; reposición apr; comité de agua me cortó; comité de agua multa; comité de agua deuda; clandestina apr
law: suspension of the rural water service
people: rural water cut off; water committee cut my water

[rural-water-tariff]
ley: tarifa del servicio sanitario rural; tarifas servicios sanitarios rurales; fondo de reposición servicio sanitario rural
gente: tarifa apr; cuenta apr; boleta apr; apr cara; subió apr; cobra apr; cuota apr; cargo apr; subsidio apr; comité de agua cobra; comité de agua tarifa; tarifa rural
law: rural water tariff; rural water rates
people: rural water bill; rural water subsidy

[rural-water-licence]
ley: licencia de servicio sanitario rural; operador de servicio sanitario rural; registro de operadores de servicios sanitarios rurales; segmento mayor, mediano y menor operador rural
gente: licencia apr; quitar apr; empresa apr; registro apr; operador rural; derechos apr; comité de agua licencia; sanitaria apr
law: rural sanitary service licence; rural operator
people: licence rural water; take over rural water committee

[rural-water-members]
ley: socios del comité de agua potable rural; directorio comité servicio sanitario rural; asamblea comité servicio sanitario rural
gente: directiva apr; directiva comité de agua; elecciones apr; elecciones comité de agua; presidente apr; presidente comité de agua; socio apr; socio comité de agua; asamblea apr; reunión apr; cuentas apr; comité de agua rinde cuentas; robaron apr; robaron comité de agua; expulsaron comité de agua; voto apr
law: members of the rural water committee; board of the rural water committee
people: rural water committee board; rural water committee president; water committee money stolen

[rural-water-quality]
ley: calidad del agua servicio sanitario rural; continuidad servicio sanitario rural
gente: turbia apr; mala apr; barro apr; contaminada apr; cloro apr; presión apr; aljibe apr; seca apr; secó apr; aljibe rural; camión aljibe
law: quality of rural water
people: rural water dirty; rural water quality; water truck village

[rural-water-supervision]
ley: Subdirección de Servicios Sanitarios Rurales; Superintendencia de Servicios Sanitarios operadores rurales; fiscalización servicios sanitarios rurales
gente: reclamar apr; reclamo apr; reclamo comité de agua; fiscaliza apr; denunciar apr; denunciar comité de agua; siss apr; doh apr
law: supervision of rural sanitary services
people: complain rural water; rural water regulator
`;

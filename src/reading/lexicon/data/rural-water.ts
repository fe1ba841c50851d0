/** Concepts of rural water services: how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const RURAL_WATER = `
autor: Fojas
amplio: sueltas

[rural-water-what]
ley: servicio sanitario rural; servicios sanitarios rurales; comité de agua potable rural
gente: qué es una apr; comité de agua potable rural; agua potable rural; ssr; apr de mi sector; quién da el agua en el campo
law: rural sanitary service; rural drinking water committee
people: rural water committee
donde: Ley 20.998 art. 1, 2

[rural-water-connection]
ley: factibilidad de servicio sanitario rural; incorporación de usuario al servicio sanitario rural; arranque de agua potable rural
gente: conectarme a la apr; no me dan agua la apr; pedir un arranque de agua rural; cuánto cuesta el derecho de incorporación apr; factibilidad apr; subdividí mi terreno y no me dan agua
law: connection to the rural water service
people: get connected to rural water; rural water committee refuses a connection

[rural-water-cut]
ley: suspensión del servicio sanitario rural por no pago; corte del suministro de agua potable rural
gente: me cortó el agua la apr; multa de la apr; deuda con el comité de agua; el comité de agua me cortó; corte de agua en el campo sin aviso
law: suspension of rural water service
people: rural water committee cut my water

[rural-water-tariff]
ley: tarifa del servicio sanitario rural; cargo fijo del agua potable rural; fondo de reposición del servicio sanitario rural
gente: cuenta del agua de la apr; muy cara el agua de la apr; subió la tarifa de la apr; cobran cuota extra en la apr; subsidio al agua potable rural
law: rural water tariff
people: rural water bill

[rural-water-licence]
ley: licencia de servicio sanitario rural; operador del servicio sanitario rural; segmento mayor, mediano y menor
gente: le pueden quitar el agua al comité; licencia de la apr; empresa puede quedarse con la apr; registro de operadores rurales
law: rural sanitary service licence; rural operator
people: licence of the rural water committee

[rural-water-members]
ley: socios del comité de servicio sanitario rural; directorio del comité de agua potable rural; asamblea del comité de agua potable rural
gente: directiva de la apr; elecciones en el comité de agua; el presidente de la apr lleva años; rendir cuentas en la apr; socio de la apr; se robaron la plata de la apr; sacar a la directiva del comité de agua
law: members of the rural water committee
people: rural water committee board
`;

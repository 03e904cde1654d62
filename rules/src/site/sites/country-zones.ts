/**
 * The main zone of each country, by areas: "country city". Of a country with one zone that of tzdata
 * 2025b (`zone.tab`, https://www.iana.org/time-zones); of one with several the zone of CLDR 48
 * (`primaryZones.json`), or else that of its largest city.
 */
const zonesByArea: Readonly<Record<string, string>> = {
  Africa:
    'AO Luanda, BF Ouagadougou, BI Bujumbura, BJ Porto-Novo, BW Gaborone, CD Kinshasa, CF ' +
    'Bangui, CG Brazzaville, CI Abidjan, CM Douala, DJ Djibouti, DZ Algiers, EG Cairo, EH ' +
    'El_Aaiun, ER Asmara, ET Addis_Ababa, GA Libreville, GH Accra, GM Banjul, GN Conakry, GQ ' +
    'Malabo, GW Bissau, KE Nairobi, LR Monrovia, LS Maseru, LY Tripoli, MA Casablanca, ML ' +
    'Bamako, MR Nouakchott, MW Blantyre, MZ Maputo, NA Windhoek, NE Niamey, NG Lagos, RW ' +
    'Kigali, SD Khartoum, SL Freetown, SN Dakar, SO Mogadishu, SS Juba, ST Sao_Tome, SZ ' +
    'Mbabane, TD Ndjamena, TG Lome, TN Tunis, TZ Dar_es_Salaam, UG Kampala, ZA Johannesburg, ' +
    'ZM Lusaka, ZW Harare',
  America:
    'AG Antigua, AI Anguilla, AR Argentina/Buenos_Aires, AW Aruba, BB Barbados, BL ' +
    'St_Barthelemy, BO La_Paz, BQ Kralendijk, BR Sao_Paulo, BS Nassau, BZ Belize, CA Toronto, ' +
    'CL Santiago, CO Bogota, CR Costa_Rica, CU Havana, CW Curacao, DM Dominica, DO ' +
    'Santo_Domingo, EC Guayaquil, GD Grenada, GF Cayenne, GL Nuuk, GP Guadeloupe, GT ' +
    'Guatemala, GY Guyana, HN Tegucigalpa, HT Port-au-Prince, JM Jamaica, KN St_Kitts, KY ' +
    'Cayman, LC St_Lucia, MF Marigot, MQ Martinique, MS Montserrat, MX Mexico_City, NI ' +
    'Managua, PA Panama, PE Lima, PM Miquelon, PR Puerto_Rico, PY Asuncion, SR Paramaribo, SV ' +
    'El_Salvador, SX Lower_Princes, TC Grand_Turk, TT Port_of_Spain, US New_York, UY ' +
    'Montevideo, VC St_Vincent, VE Caracas, VG Tortola, VI St_Thomas',
  Arctic: 'SJ Longyearbyen',
  Asia:
    'AE Dubai, AF Kabul, AM Yerevan, AZ Baku, BD Dhaka, BH Bahrain, BN Brunei, BT Thimphu, CN ' +
    'Shanghai, CY Nicosia, GE Tbilisi, HK Hong_Kong, ID Jakarta, IL Jerusalem, IN Kolkata, IQ ' +
    'Baghdad, IR Tehran, JO Amman, JP Tokyo, KG Bishkek, KH Phnom_Penh, KP Pyongyang, KR ' +
    'Seoul, KW Kuwait, KZ Almaty, LA Vientiane, LB Beirut, LK Colombo, MM Yangon, MN ' +
    'Ulaanbaatar, MO Macau, MY Kuala_Lumpur, NP Kathmandu, OM Muscat, PH Manila, PK Karachi, ' +
    'PS Gaza, QA Qatar, SA Riyadh, SG Singapore, SY Damascus, TH Bangkok, TJ Dushanbe, TL ' +
    'Dili, TM Ashgabat, TW Taipei, UZ Tashkent, VN Ho_Chi_Minh, YE Aden',
  Atlantic:
    'BM Bermuda, CV Cape_Verde, FK Stanley, FO Faroe, GS South_Georgia, IS Reykjavik, SH ' +
    'St_Helena',
  Australia: 'AU Sydney',
  Europe:
    'AD Andorra, AL Tirane, AT Vienna, AX Mariehamn, BA Sarajevo, BE Brussels, BG Sofia, BY ' +
    'Minsk, CH Zurich, CZ Prague, DE Berlin, DK Copenhagen, EE Tallinn, ES Madrid, FI ' +
    'Helsinki, FR Paris, GB London, GG Guernsey, GI Gibraltar, GR Athens, HR Zagreb, HU ' +
    'Budapest, IE Dublin, IM Isle_of_Man, IT Rome, JE Jersey, LI Vaduz, LT Vilnius, LU ' +
    'Luxembourg, LV Riga, MC Monaco, MD Chisinau, ME Podgorica, MK Skopje, MT Malta, NL ' +
    'Amsterdam, NO Oslo, PL Warsaw, PT Lisbon, RO Bucharest, RS Belgrade, RU Moscow, SE ' +
    'Stockholm, SI Ljubljana, SK Bratislava, SM San_Marino, TR Istanbul, UA Kyiv, VA Vatican',
  Indian:
    'CC Cocos, CX Christmas, IO Chagos, KM Comoro, MG Antananarivo, MU Mauritius, MV ' +
    'Maldives, RE Reunion, SC Mahe, TF Kerguelen, YT Mayotte',
  Pacific:
    'AS Pago_Pago, CK Rarotonga, FJ Fiji, FM Pohnpei, GU Guam, KI Tarawa, MH Majuro, MP ' +
    'Saipan, NC Noumea, NF Norfolk, NR Nauru, NU Niue, NZ Auckland, PF Tahiti, PG ' +
    'Port_Moresby, PN Pitcairn, PW Palau, SB Guadalcanal, TK Fakaofo, TO Tongatapu, TV ' +
    'Funafuti, VU Efate, WF Wallis, WS Apia',
}

export const zoneOfCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesByArea).flatMap(([area, zones]) =>
    zones.split(', ').map((zone) => [zone.slice(0, 2), `${area}/${zone.slice(3)}`] as const),
  ),
)

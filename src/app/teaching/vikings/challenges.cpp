#include <array>

#include "app/teaching/vikings/vikings.h"

// Found by `meadhall puzzles vikings --lead 4` in matches of karls (more careless ones than those
// of today), seeds 301 and 302 (two players), 310 (three), 320 (four), 330 and on (two and three,
// advanced); picked by hand for variety.

namespace meadhall::app {
namespace {

// clang-format off: a challenge is a link and an answer, however long.
constexpr std::array<ChallengePlan, 20> kChallenges = {{
    {1,
     "#match/vikings/AV7Rwd1jYlrLJMGAAhgRDI6AnMTK1CIFQ0YYy8iKgZGJmQVEMDAyM4AJRiAfQoJFIJARBYGlgBaxMbAYMDAx8rAzcLAYMDJJAO3iYZJgBopyMLAzcDJwM_Cy2nAxq7Cxh_ByVbAy8ggzcCTwMQAA.vA24nesRlvctWWyme7rvmqLu7Zr_GGB_f7Y2htE5aQrv695i68YMNaZwCi",
     "place G5 margin 191 chance 553 terms 0 132 22 44 57 -2 36 207 -45 21 -45 0 0\n"
     "place F4 margin -568 chance 379 terms 0 -55 -16 -7 -3 0 -7 -68 3 -1 19 0 0\n"
     "place N3 margin -883 chance 301 terms 0 -78 -5 -37 -53 2 -28 -138 43 -18 24 0 0\n"},
    {1,
     "#match/vikings/AYbbOJlVTrsOgkAQnL03cIgoKImaaGJiC9Z8gKWF9ljYWdnxU36jB95Fncw-Mrs7WcZerMIf6NuY8-PW35_bhkJ37EGMiyGBRoY6UoDjIwkfPyMv-AyuPIKRCHYCQQhug-j-VNAXt2U13ysYsladUlZpUUeAQYxE1NytZDAdkS35PpbtCmodgVU7pO4yZxJSkNGIdSmbKdkMFrKdY0a2ACdzzVGALZFgY7qJOizwBg.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD6hVNqyUQKxrub3_dZrRqndzPzE5CL-d-KvZeasZmEUiu2ezvX1_-ixLPlpoXngoRs8sIgrmp8my4yAr",
     "take 1 margin -363 chance 381 terms 0 70 -16 98 198 -91 22 118 9 6 -80 0 0\n"
     "take 2 margin -1066 chance 186 terms 0 -30 -45 38 -160 -82 4 100 23 3 -123 0 0\n"
     "take 4 margin -3340 chance 6 terms 0 -41 62 -135 -36 173 -25 -218 -32 -9 201 0 0\n"},
    {1,
     "#match/vikings/ATjRcN5jYt7GJMGAAhgRDI6AnMTK1CIFQ0YYy4gJxjLWZ2BkYmZBIpgZGGEIRLCAGSxwNmcOE5DiYeJgYJIAEgwMLAZ8rDbsHAncDOyMPJxAUS4GTgYGQUYeNgbOHBYA.wjUgbNNkEFRWveWzsqBuSmoYBKmL7zftdEM2GRsHFUqKDA9",
     "take 2 margin -1069 chance 198 terms 0 250 -111 -48 212 -18 -40 -152 118 -88 321 0 0\n"
     "take 7 margin -1510 chance 92 terms 0 -128 64 20 -95 8 27 65 -70 53 -161 0 0\n"
     "take 8 margin -1516 chance 103 terms 0 -123 48 28 -116 10 15 89 -47 36 -160 0 0\n"},
    {1,
     "#match/vikings/AQoL1nldTbsSwjAMkx9tEggUNo8M-YAW-AhGBlbu6MDGxMbf8WkkQ0pBd5YlWz6zvtnwA_oKf36Mr_tzN1BVe67qIFUdryCWUjoRsp_TrFNJzO20l7bgb64UBWxCkKQMfyPOD8xhwebRsuVAgGMLkrz2-Tw6dJI6tjXF2J6W2m8R0agPlGMbd1lJCjnZDA4f.YwOiKjOB0E6div43i7zu_LvmRaOLtw3hyv6tOlprtCsrmP5hhFyhlqZGyJ5ahsYGAXey0sph0vDtmGNuTgmSAucHSCUUu",
     "take 1 margin 196 chance 582 terms 0 329 33 -23 -94 32 7 -134 30 38 238 0 0\n"
     "take 6 margin -555 chance 320 terms 0 33 -16 60 124 -8 -4 -17 21 -4 -123 0 0\n"
     "take 8 margin -905 chance 153 terms 0 -362 -15 -36 -29 -26 -1 152 -49 -34 -115 0 0\n"},
    {1,
     "#match/vikings/ASRvrwJVTztWw0AMHElre72RjZM4ZDGfpNiGzlDnECk4ABR0VFRwJh53RMTYwdK-eaORdvTE_M0Rs6Az8ce3l8_X9_0Djezxi0As7hdAghOQ1QOelCFp9oaW-6stc4tRHy1GlzOHzPvTjgncYPU_pk9ip-VwPZi0gHc9cbTrlKOY6lGgxAJVdgiS8uKpCh8Z6Rr-ucYVOF64voZiibyuSFemrCW1_r4BzHdJuoPNoQMCxwW2HFvSRpLJdyDtbMcGUVJGpeu2uAZuNfiibFkRGiPVBpfZYU-acPMD.vA24nesRlvctWWyme7rvmqLu7Zr_GGB_f7Y2htE5aQrv695i68YMNaZwCiRZPTzpblmP2vxRBhFYa0ZvKH_cy-87Kq_PTOIXLMoR3efj8qpkCfWHpsl_PtauSKondrKx_UlNtpMw5HzUJBwlW_hbY77brmGIBc4NFRVt4xXozso",
     "take 4 margin 278 chance 621 terms 0 0 -13 -28 -48 -18 -70 30 4 -1 -10 0 0\n"
     "take 8 margin -258 chance 358 terms 0 0 3 12 35 6 33 -5 -1 1 -6 0 0\n"
     "take 5 margin -230 chance 372 terms 0 -2 12 17 15 11 37 -24 -1 1 16 0 0\n"},
    {1,
     "#match/vikings/ASdGFTVVTDkSAjEMkw82CQQWOpcUecByPIKSgqGGgo6Kjt_xNJIiIWjGsmTLZv2w4Q_0E_78vL8fr-2OqtpzVQep6ngFsZTSRsi-p65TSfS27WUoaBOKAjYhSFKGvxHnz-YwZ_MY2JRigGMLkrxO-S46jJJGthXFOJwWOm0QMVMfKMfW7rKUFL4.YwOiKjOB0E6div43i7zu_LvmRaOLtw3hyv6tOlprtCsrmP5hhFyhlqZGyJ5ahsYGAXey0sph0vDtmGNuTgmSAu",
     "take 1 margin -347 chance 364 terms 0 7 32 46 -35 9 -4 4 89 -24 279 0 0\n"
     "take 4 margin -1265 chance 124 terms 0 -4 -7 -19 5 1 3 3 -50 5 -126 0 0\n"
     "take 5 margin -1330 chance 117 terms 0 -5 -25 -26 30 -11 2 -5 -38 21 -152 0 0\n"},
    {2,
     "#match/vikings/AWRF4G9jYlrHJMGAAhgRDI6AnMTK1CIFQ0YYy0iLgZGJmQVEMDCCEYwGIxYGZgaIEEiJBAMbA3sIkMXDzqzCxsDByMPD5sHLJMHOYsDJwMDBwMXAzWLADFQCAA.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD",
     "place N3 margin 724 chance 663 terms 0 41 -15 748 -97 -23 47 38 -39 104 26 0 0\n"
     "place F3 margin -173 chance 460 terms 0 -60 17 -306 -12 25 41 3 -6 110 114 0 0\n"
     "place N1 margin -766 chance 310 terms 0 17 -2 -441 110 -3 -86 -39 46 -212 -138 0 0\n"},
    {2,
     "#match/vikings/AeGr_I9VULsOgkAQnL03cIgIKEZMNCGxBWs-wNJCeyzsrOz8AT_Hb_RULupm9pG5m8lmGXuwEn9B38HsL6fb-bpqyU_bO4EYF68CesP3NwQ4PpQY8udpIIYKrobwRsLbCXjCu_1oP3BbK-iDI63mtYIha9UuZqUWTQAYhIhEw92XBKYnsgWvQ9ktoKrAideInTJlElKQ0Qh1Idsx2QQWssswIZuDkzmmyMFmiLA0_Uhtpk411xXgjpYBTw.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD6hVNqyUQKxrub3_dZrRqndzPzE5CL-d-KvZeasZmEUiu2ezvX1_-ixLPlpoXngoRs8sIgrmp8my4yArWmQstnd8fIJwy",
     "place N4 margin 153 chance 570 terms 0 0 209 3 151 141 -58 -72 -12 0 131 0 0\n"
     "place W3 margin -501 chance 332 terms 0 3 -17 34 42 -91 53 66 -7 0 -311 0 0\n"
     "place F6 margin -758 chance 194 terms 0 -4 -191 -35 -191 -52 5 8 19 0 180 0 0\n"},
    {2,
     "#match/vikings/AUJyz_1NT0kOwjAMHNtJW9IUBAI1EheQ-gDgzCP4AgdunLjxFn7Eq7DTFBjJ4yXjJcxvTphACtA3Q3O5X5-3x-5IU3R6UShoowHE4gqpCUow2ph1Vp46SlXMW1i8qSg_VFX4g_UgC0YSZGlWdr-pMW-yM3xVwzkvTPqxCjIokc2ooRtioxUGpxnmyssaLTyxtgp7igJbxqmj6BA4rSmu_NmLTtlApSgbmlloIeL0nmFBkdPWHbCHOywbIID6Fr1OtSv0FAd__gA.2IqsRuBVUp6vGzNPx5SZWTHfH1_gv79gtZ7ncgC9V_jWEtA1UlKXdUmzIKZJ610MWlnXlhkXExZloNs6lCJYR-8M_AYuHOHk6YZltmUIXIpsVcI8ALZKVP8QRb02F8r5nEyWHGVvlDIRKK7FrsBAeXLhLLF",
     "place W5 margin 1766 chance 932 terms 0 -19 373 -250 46 175 -93 0 13 -5 169 0 -9\n"
     "place W4 margin 1199 chance 818 terms 0 3 -211 212 -5 -98 70 0 5 1 -95 0 -1\n"
     "place F4 margin 1005 chance 830 terms 0 15 -161 40 -40 -79 25 0 -17 5 -75 0 10\n"},
    {2,
     "#match/vikings/AQYBY1JVUMtygzAMXAnZ5mEeCQQ8JZ3pIdMzba98RA75gPTQG6fe-mP9jn5SDYEEZM_OWitpNebglx02QQ8SnofPn6_vlzda2Dsv7OOPQBzICgLQckeQiciDz5LM77nhBtrHVHAvXOTbmPmsxU12GrCOu8nGSDa9tFrAQzSw1y2HYOcBkC5TvQmvCQzZyGdjRMCOrEY0CLvQXFJfxi6C6mMg1kdCoXoNHRv_Jy4nK10dnArVGiCXPEHmHRQrWCTwcqVeU3bjFCpFoeRmnL_Ds_cwdZUXZaaF07wgu_dGFsGpBI6q349G47oVcIDDExqyGbsaB-latObS_AM.wjUgbNNkEFRWveWzsqBuSmoYBKmL7zftdEM2GRsHFUqKDA9-gL_p_kdkgcx5K_VHs8szDichXl3E7gtR0vWIanKEJ4RuPygJFpKBVJiA9GaBKqhHPnq63VXOtVIBgW10rNHkhD-XRNewccHFyhdYf5DK80Ydu7b5xNFnCH3dRHaw2TxVn5Fz4FtFEIRZi4JiD1cPpDNis9Cyts-G",
     "take 5 margin 0 chance 500 terms 0 -67 0 -20 67 0 67 667 234 0 134 0 0\n"
     "take 4 margin -1001 chance 0 terms 0 33 0 -20 67 0 67 -333 234 0 -66 0 0\n"
     "take 1 margin -2041 chance 0 terms 0 33 0 40 -133 0 -133 -333 -466 0 -66 0 0\n"},
    {2,
     "#match/vikings/ARClZTNdjr0VwjAMhO9OMsnDTkHnMkUG4GcEFmAFCjoqOvZkIOSAKfh0kk6F9CR7qaLDAPxNGC_36_P2mA_s7qjuTufth1waoMzRcjW00Npa0Kav_duhYJ4gTyayYAMoVKPaMrAQvh9RMNiSJ5aMjF27n-I7lzGpvgE.pTt40od4ZGxZ-OCBkeRZ0ZjPFML14mP4COR-fDHQdBRwi-OVubhiNhQU4iCnnVaUEB2",
     "place C3 margin -410 chance 408 terms 0 -30 -12 379 398 50 27 -6 -24 -22 93 4 31\n"
     "place F2 margin -1447 chance 193 terms 0 28 149 -185 -219 12 4 -23 22 0 16 0 -28\n"
     "place N2 margin -1929 chance 133 terms 0 1 -135 -193 -179 -63 -29 30 3 22 -110 -2 -1\n"},
    {2,
     "#match/vikings/AeGlRMpdUEtWwzAMHMlO4qRKaGnamrSlfRA-3QXWOQQLDlAW7LpiBYfiPFwHtSFpguQ3TxpZM35m_maPQdC5cC-Ht6_3j-0TtdXzD4HY2COADE5A2jd4YpqkwWlG9q_XDDVavpVoVc41zHDeeXRgG6l-dEt97_-bfWM6MvoNIWwFJongbKWE_oSwN8o6RIgxQhrUiSnD6DVNPgOSKdw-wxXYX9gqg2CCMEtJLpWZmjJ3uzGguhOSDfQeCiBhP8KCfU4yNqXS1yAp1GMGb8qAYlsssATWkrgozlmQjLVIZ5gH9ZakxMpW-sh79b5l_4CgXmJOssM6Ptxod8f-0e1XqoqtyX4B.vA24nesRlvctWWyme7rvmqLu7Zr_GGB_f7Y2htE5aQrv695i68YMNaZwCiRZPTzpblmP2vxRBhFYa0ZvKH_cy-87Kq_PTOIXLMoR3efj8qpkCfWHpsl_PtauSKondrKx_UlNtpMw5HzUJBwlW_hbY77brmGIBc4NFRVt4xXozsoMHrKbU3GFlCvbg2apXscCIyu439Uy_NL2hdfLLSIAjtE",
     "take 8 margin 2 chance 1000 terms 0 -334 0 0 0 0 -66 667 0 0 0 0 0\n"
     "take 1 margin -1297 chance 0 terms 0 266 0 0 0 0 34 -333 0 0 0 0 0\n"
     "take 4 margin -1498 chance 0 terms 0 66 0 0 0 0 34 -333 0 0 0 0 0\n"},
    {3,
     "#match/vikings/AfILJCVjYlrHJMGAAhgRDI6AnMTK1CIFQ0YYy0ifgZGJmQVEMDCCEYwGIxYGZgaIEAsUA01nY2APATJ52JlV2Bg4GHl42Dx4mSTYWQw4GRg4GLgYuFkMmIFK-Bk4EhgB.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD6hVNq",
     "take 3 margin 1263 chance 795 terms 0 -16 -5 -32 380 -3 -26 -49 39 -23 -20 0 0\n"
     "take 2 margin 762 chance 686 terms 0 15 15 8 -186 13 14 43 -7 8 -6 0 0\n"
     "take 1 margin 624 chance 653 terms 0 1 -9 25 -192 -10 14 8 -31 16 27 0 0\n"},
    {3,
     "#match/vikings/AQ6puM1jYt7GJMGAAhgRDI6AnMTK1CIFQ0YYy4gJxjJ2YGBkYmZBIpgZGGEIRLCAGSwINlSKBcpn4cxhAtI8TBwMTBJAgoGBxYCP1YadI4GbgZ2RhxMoysXAycAgyMjDxsCZw8IkwcEewgtUxiTBycBqw8UAAA.wjUgbNNkEFRWveWzsqBuSmoYBKmL7zftdEM2GRsHFUqKDA9-gL_p_kdkgcx5K_VH",
     "take 3 margin 503 chance 658 terms 0 121 -123 266 -142 6 42 71 48 11 10 0 0\n"
     "take 1 margin 91 chance 527 terms 0 -9 90 -62 328 2 -38 -146 -17 -63 -10 0 0\n"
     "take 7 margin -67 chance 494 terms 0 -112 33 -203 -184 -8 -4 77 -31 52 1 0 0\n"},
    {3,
     "#match/vikings/AbAVlftjYjrFJMEAA4xAwMAI5zFwBOQkVqYWKRgywlhGfFxQwM0DAoxMzCysbOwMLCyszEyMAA.2IqsRuBVUp6vGz",
     "take 3 margin 1228 chance 700 terms 0 101 -159 40 129 -4 17 -11 -25 46 14 408 -103\n"
     "take 2 margin -451 chance 424 terms 0 -303 303 80 -284 7 -101 -31 -40 -4 -10 431 50\n"
     "take 1 margin -1954 chance 204 terms 0 200 -143 -118 157 -5 85 43 67 -42 -4 -837 54\n"},
    {3,
     "#match/vikings/AW9E8SFjYt7GJMGAAhgRDI6AnMTK1CIFQ0YYy4gJxjIWZGBkYmZBIpg5c5iATB4mDgYmCSDBwAAA.wjUgbNNkEFRWveWzs",
     "take 1 margin -16 chance 488 terms 0 -17 180 329 -128 1 1 44 -59 21 -49 0 0\n"
     "take 0 margin -495 chance 373 terms 0 28 -172 -141 234 -27 -21 -10 -24 39 13 0 0\n"
     "take 5 margin -566 chance 352 terms 0 -12 -7 -186 -104 24 20 -34 85 -59 36 0 0\n"},
    {3,
     "#match/vikings/Ad1dYYBjYjrFJMEAA4xAwMAI5zFwBOQkVqYWKRgywlhGclxQwM0DAgyMTMwsUAKImUEsVjZ2BhYWVmYmRqDRbAzMKkCCEaiUgR0A.2IqsRuBVUp6vGzNPx5SZWTHfH1_gv7",
     "take 1 margin 1441 chance 703 terms 0 288 -73 -90 121 -28 412 120 -90 77 -81 -422 36\n"
     "take 0 margin 742 chance 613 terms 0 258 -17 -60 -175 -71 264 101 -69 18 -119 34 -28\n"
     "take 4 margin -158 chance 489 terms 0 -546 90 150 55 99 -674 -220 160 -93 202 390 -6\n"},
    {3,
     "#match/vikings/AcrfSyxjYr7CJMEAA4xAwMAI5zFwBOQkVqYWKRgywlhGTDCWsQIXBHDzgAADIxMzCwMIgxmMzEDDmBiYWVgZmFhYmZkYGXkY2BgYmIBIAkgyq7Az8gAA.pTt40od4ZGxZ-OCBkeRZ0ZjPFML14mP4",
     "place N1 margin 411 chance 605 terms 0 -177 -47 821 42 13 -91 -69 27 24 -30 -6 -138\n"
     "place G1 margin -113 chance 484 terms 0 149 -1 -349 -64 21 21 60 -27 16 -66 -2 81\n"
     "place W1 margin -197 chance 462 terms 0 28 50 -471 22 -35 70 9 1 -38 96 9 59\n"},
    {4,
     "#match/vikings/AUj7aZ9jYlrLJMGAAhgRDI6AnMTK1CIFQ0YYy0iAgZGJmQVEMDAyMwAJoHY2BhYDBiZGHnYGDhYDAA.vA24nesRlvctWWym",
     "place W1 margin 254 chance 579 terms 0 15 264 160 -90 17 2 27 -106 48 31 0 0\n"
     "place N1 margin -294 chance 443 terms 0 0 -91 -33 57 -4 -2 -26 19 -21 -5 0 0\n"
     "place G1 margin -433 chance 408 terms 0 -17 -172 -126 35 -15 1 0 87 -26 -28 0 0\n"},
    {4,
     "#match/vikings/AWekkrc9TjsOgzAU83svIWlTkNgyMnABuvcOvUIHNqZuXJFT4SgBS7bsp_dTPTTjghCQOyF-t9--_qdFLvf-PBvSqwCi5pqQhmYqa-pLuU6URt8FOOdNhZc72EwRbkJATxNZUWh-YKCOAQlelK_ZCQ.2IqsRuBVUp6vGzNPx5SZWTHfH1_gv79gtZ7ncgC9V_jWEtA1UlKXdUmzIKZJ6",
     "draft fisherman margin 2261 chance 887 terms 0 2 9 -251 22 -18 12 -17 36 -16 -23 0 14\n"
     "draft boatsman margin 1571 chance 784 terms 0 17 15 -236 58 10 -36 2 54 -8 -2 0 -3\n"
     "draft scout margin 1487 chance 816 terms 0 -20 -24 489 -78 8 26 17 -89 24 25 0 -11\n"},
}};
// clang-format on

}  // namespace

std::span<const ChallengePlan> vikings_challenges() { return kChallenges; }

}  // namespace meadhall::app

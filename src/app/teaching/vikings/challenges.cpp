#include <array>

#include "app/teaching/vikings/vikings.h"

// Found by `meadhall puzzles vikings --lead 4` in matches of karls (more careless ones than those
// of today), seeds 301 and 302 (two players), 310 (three), 320 (four), 330 and on (two and three,
// advanced); picked by hand for variety.

namespace meadhall::app::vikings_teaching {
namespace {

// clang-format off: a challenge is a link and an answer, however long.
constexpr std::array<ChallengePlan, 20> kChallenges = {{
    {1,
     "#match/vikings/AV7Rwd1jYlrLJMGAAhgRDI6AnMTK1CIFQ0YYy8iKgZGJmQVEMDAyM4AJRiAfQoJFIJARBYGlgBaxMbAYMDAx8rAzcLAYMDJJAO3iYZJgBopyMLAzcDJwM_Cy2nAxq7Cxh_ByVbAy8ggzcCTwMQAA.vA24nesRlvctWWyme7rvmqLu7Zr_GGB_f7Y2htE5aQrv695i68YMNaZwCi",
     "place G5 margin 191 chance 553\n"
     "place F4 margin -568 chance 379\n"
     "place N3 margin -883 chance 301\n"},
    {1,
     "#match/vikings/AYbbOJlVTrsOgkAQnL03cIgoKImaaGJiC9Z8gKWF9ljYWdnxU36jB95Fncw-Mrs7WcZerMIf6NuY8-PW35_bhkJ37EGMiyGBRoY6UoDjIwkfPyMv-AyuPIKRCHYCQQhug-j-VNAXt2U13ysYsladUlZpUUeAQYxE1NytZDAdkS35PpbtCmodgVU7pO4yZxJSkNGIdSmbKdkMFrKdY0a2ACdzzVGALZFgY7qJOizwBg.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD6hVNqyUQKxrub3_dZrRqndzPzE5CL-d-KvZeasZmEUiu2ezvX1_-ixLPlpoXngoRs8sIgrmp8my4yAr",
     "take 1 margin -363 chance 381\n"
     "take 2 margin -1066 chance 186\n"
     "take 4 margin -3340 chance 6\n"},
    {1,
     "#match/vikings/ATjRcN5jYt7GJMGAAhgRDI6AnMTK1CIFQ0YYy4gJxjLWZ2BkYmZBIpgZGGEIRLCAGSxwNmcOE5DiYeJgYJIAEgwMLAZ8rDbsHAncDOyMPJxAUS4GTgYGQUYeNgbOHBYA.wjUgbNNkEFRWveWzsqBuSmoYBKmL7zftdEM2GRsHFUqKDA9",
     "take 2 margin -1069 chance 198\n"
     "take 7 margin -1510 chance 92\n"
     "take 8 margin -1516 chance 103\n"},
    {1,
     "#match/vikings/AQoL1nldTbsSwjAMkx9tEggUNo8M-YAW-AhGBlbu6MDGxMbf8WkkQ0pBd5YlWz6zvtnwA_oKf36Mr_tzN1BVe67qIFUdryCWUjoRsp_TrFNJzO20l7bgb64UBWxCkKQMfyPOD8xhwebRsuVAgGMLkrz2-Tw6dJI6tjXF2J6W2m8R0agPlGMbd1lJCjnZDA4f.YwOiKjOB0E6div43i7zu_LvmRaOLtw3hyv6tOlprtCsrmP5hhFyhlqZGyJ5ahsYGAXey0sph0vDtmGNuTgmSAucHSCUUu",
     "take 1 margin 196 chance 582\n"
     "take 6 margin -555 chance 320\n"
     "take 8 margin -905 chance 153\n"},
    {1,
     "#match/vikings/ASRvrwJVTztWw0AMHElre72RjZM4ZDGfpNiGzlDnECk4ABR0VFRwJh53RMTYwdK-eaORdvTE_M0Rs6Az8ce3l8_X9_0Djezxi0As7hdAghOQ1QOelCFp9oaW-6stc4tRHy1GlzOHzPvTjgncYPU_pk9ip-VwPZi0gHc9cbTrlKOY6lGgxAJVdgiS8uKpCh8Z6Rr-ucYVOF64voZiibyuSFemrCW1_r4BzHdJuoPNoQMCxwW2HFvSRpLJdyDtbMcGUVJGpeu2uAZuNfiibFkRGiPVBpfZYU-acPMD.vA24nesRlvctWWyme7rvmqLu7Zr_GGB_f7Y2htE5aQrv695i68YMNaZwCiRZPTzpblmP2vxRBhFYa0ZvKH_cy-87Kq_PTOIXLMoR3efj8qpkCfWHpsl_PtauSKondrKx_UlNtpMw5HzUJBwlW_hbY77brmGIBc4NFRVt4xXozso",
     "take 4 margin 278 chance 621\n"
     "take 8 margin -258 chance 358\n"
     "take 5 margin -230 chance 372\n"},
    {1,
     "#match/vikings/ASdGFTVVTDkSAjEMkw82CQQWOpcUecByPIKSgqGGgo6Kjt_xNJIiIWjGsmTLZv2w4Q_0E_78vL8fr-2OqtpzVQep6ngFsZTSRsi-p65TSfS27WUoaBOKAjYhSFKGvxHnz-YwZ_MY2JRigGMLkrxO-S46jJJGthXFOJwWOm0QMVMfKMfW7rKUFL4.YwOiKjOB0E6div43i7zu_LvmRaOLtw3hyv6tOlprtCsrmP5hhFyhlqZGyJ5ahsYGAXey0sph0vDtmGNuTgmSAu",
     "take 1 margin -347 chance 364\n"
     "take 4 margin -1265 chance 124\n"
     "take 5 margin -1330 chance 117\n"},
    {2,
     "#match/vikings/AWRF4G9jYlrHJMGAAhgRDI6AnMTK1CIFQ0YYy0iLgZGJmQVEMDCCEYwGIxYGZgaIEEiJBAMbA3sIkMXDzqzCxsDByMPD5sHLJMHOYsDJwMDBwMXAzWLADFQCAA.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD",
     "place N3 margin 724 chance 663\n"
     "place F3 margin -173 chance 460\n"
     "place N1 margin -766 chance 310\n"},
    {2,
     "#match/vikings/AeGr_I9VULsOgkAQnL03cIgIKEZMNCGxBWs-wNJCeyzsrOz8AT_Hb_RULupm9pG5m8lmGXuwEn9B38HsL6fb-bpqyU_bO4EYF68CesP3NwQ4PpQY8udpIIYKrobwRsLbCXjCu_1oP3BbK-iDI63mtYIha9UuZqUWTQAYhIhEw92XBKYnsgWvQ9ktoKrAideInTJlElKQ0Qh1Idsx2QQWssswIZuDkzmmyMFmiLA0_Uhtpk411xXgjpYBTw.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD6hVNqyUQKxrub3_dZrRqndzPzE5CL-d-KvZeasZmEUiu2ezvX1_-ixLPlpoXngoRs8sIgrmp8my4yArWmQstnd8fIJwy",
     "place N4 margin 153 chance 570\n"
     "place W3 margin -501 chance 332\n"
     "place F6 margin -758 chance 194\n"},
    {2,
     "#match/vikings/AUJyz_1NT0kOwjAMHNtJW9IUBAI1EheQ-gDgzCP4AgdunLjxFn7Eq7DTFBjJ4yXjJcxvTphACtA3Q3O5X5-3x-5IU3R6UShoowHE4gqpCUow2ph1Vp46SlXMW1i8qSg_VFX4g_UgC0YSZGlWdr-pMW-yM3xVwzkvTPqxCjIokc2ooRtioxUGpxnmyssaLTyxtgp7igJbxqmj6BA4rSmu_NmLTtlApSgbmlloIeL0nmFBkdPWHbCHOywbIID6Fr1OtSv0FAd__gA.2IqsRuBVUp6vGzNPx5SZWTHfH1_gv79gtZ7ncgC9V_jWEtA1UlKXdUmzIKZJ610MWlnXlhkXExZloNs6lCJYR-8M_AYuHOHk6YZltmUIXIpsVcI8ALZKVP8QRb02F8r5nEyWHGVvlDIRKK7FrsBAeXLhLLF",
     "place W5 margin 1766 chance 932\n"
     "place W4 margin 1199 chance 818\n"
     "place F4 margin 1005 chance 830\n"},
    {2,
     "#match/vikings/AQYBY1JVUMtygzAMXAnZ5mEeCQQ8JZ3pIdMzba98RA75gPTQG6fe-mP9jn5SDYEEZM_OWitpNebglx02QQ8SnofPn6_vlzda2Dsv7OOPQBzICgLQckeQiciDz5LM77nhBtrHVHAvXOTbmPmsxU12GrCOu8nGSDa9tFrAQzSw1y2HYOcBkC5TvQmvCQzZyGdjRMCOrEY0CLvQXFJfxi6C6mMg1kdCoXoNHRv_Jy4nK10dnArVGiCXPEHmHRQrWCTwcqVeU3bjFCpFoeRmnL_Ds_cwdZUXZaaF07wgu_dGFsGpBI6q349G47oVcIDDExqyGbsaB-latObS_AM.wjUgbNNkEFRWveWzsqBuSmoYBKmL7zftdEM2GRsHFUqKDA9-gL_p_kdkgcx5K_VHs8szDichXl3E7gtR0vWIanKEJ4RuPygJFpKBVJiA9GaBKqhHPnq63VXOtVIBgW10rNHkhD-XRNewccHFyhdYf5DK80Ydu7b5xNFnCH3dRHaw2TxVn5Fz4FtFEIRZi4JiD1cPpDNis9Cyts-G",
     "take 5 margin 0 chance 500\n"
     "take 4 margin -1001 chance 0\n"
     "take 1 margin -2041 chance 0\n"},
    {2,
     "#match/vikings/ARClZTNdjr0VwjAMhO9OMsnDTkHnMkUG4GcEFmAFCjoqOvZkIOSAKfh0kk6F9CR7qaLDAPxNGC_36_P2mA_s7qjuTufth1waoMzRcjW00Npa0Kav_duhYJ4gTyayYAMoVKPaMrAQvh9RMNiSJ5aMjF27n-I7lzGpvgE.pTt40od4ZGxZ-OCBkeRZ0ZjPFML14mP4COR-fDHQdBRwi-OVubhiNhQU4iCnnVaUEB2",
     "place C3 margin -410 chance 408\n"
     "place F2 margin -1447 chance 193\n"
     "place N2 margin -1929 chance 133\n"},
    {2,
     "#match/vikings/AeGlRMpdUEtWwzAMHMlO4qRKaGnamrSlfRA-3QXWOQQLDlAW7LpiBYfiPFwHtSFpguQ3TxpZM35m_maPQdC5cC-Ht6_3j-0TtdXzD4HY2COADE5A2jd4YpqkwWlG9q_XDDVavpVoVc41zHDeeXRgG6l-dEt97_-bfWM6MvoNIWwFJongbKWE_oSwN8o6RIgxQhrUiSnD6DVNPgOSKdw-wxXYX9gqg2CCMEtJLpWZmjJ3uzGguhOSDfQeCiBhP8KCfU4yNqXS1yAp1GMGb8qAYlsssATWkrgozlmQjLVIZ5gH9ZakxMpW-sh79b5l_4CgXmJOssM6Ptxod8f-0e1XqoqtyX4B.vA24nesRlvctWWyme7rvmqLu7Zr_GGB_f7Y2htE5aQrv695i68YMNaZwCiRZPTzpblmP2vxRBhFYa0ZvKH_cy-87Kq_PTOIXLMoR3efj8qpkCfWHpsl_PtauSKondrKx_UlNtpMw5HzUJBwlW_hbY77brmGIBc4NFRVt4xXozsoMHrKbU3GFlCvbg2apXscCIyu439Uy_NL2hdfLLSIAjtE",
     "take 8 margin 2 chance 1000\n"
     "take 1 margin -1297 chance 0\n"
     "take 4 margin -1498 chance 0\n"},
    {3,
     "#match/vikings/AfILJCVjYlrHJMGAAhgRDI6AnMTK1CIFQ0YYy0ifgZGJmQVEMDCCEYwGIxYGZgaIEAsUA01nY2APATJ52JlV2Bg4GHl42Dx4mSTYWQw4GRg4GLgYuFkMmIFK-Bk4EhgB.YH475xwlSlWr-CUdMOyLvHk6YGX-A9qybnM7qp2jcD6hVNq",
     "take 3 margin 1263 chance 795\n"
     "take 2 margin 762 chance 686\n"
     "take 1 margin 624 chance 653\n"},
    {3,
     "#match/vikings/AQ6puM1jYt7GJMGAAhgRDI6AnMTK1CIFQ0YYy4gJxjJ2YGBkYmZBIpgZGGEIRLCAGSwINlSKBcpn4cxhAtI8TBwMTBJAgoGBxYCP1YadI4GbgZ2RhxMoysXAycAgyMjDxsCZw8IkwcEewgtUxiTBycBqw8UAAA.wjUgbNNkEFRWveWzsqBuSmoYBKmL7zftdEM2GRsHFUqKDA9-gL_p_kdkgcx5K_VH",
     "take 3 margin 503 chance 658\n"
     "take 1 margin 91 chance 527\n"
     "take 7 margin -67 chance 494\n"},
    {3,
     "#match/vikings/AbAVlftjYjrFJMEAA4xAwMAI5zFwBOQkVqYWKRgywlhGfFxQwM0DAoxMzCysbOwMLCyszEyMAA.2IqsRuBVUp6vGz",
     "take 3 margin 1228 chance 700\n"
     "take 2 margin -451 chance 424\n"
     "take 1 margin -1954 chance 204\n"},
    {3,
     "#match/vikings/AW9E8SFjYt7GJMGAAhgRDI6AnMTK1CIFQ0YYy4gJxjIWZGBkYmZBIpg5c5iATB4mDgYmCSDBwAAA.wjUgbNNkEFRWveWzs",
     "take 1 margin -16 chance 488\n"
     "take 0 margin -495 chance 373\n"
     "take 5 margin -566 chance 352\n"},
    {3,
     "#match/vikings/Ad1dYYBjYjrFJMEAA4xAwMAI5zFwBOQkVqYWKRgywlhGclxQwM0DAgyMTMwsUAKImUEsVjZ2BhYWVmYmRqDRbAzMKkCCEaiUgR0A.2IqsRuBVUp6vGzNPx5SZWTHfH1_gv7",
     "take 1 margin 1441 chance 703\n"
     "take 0 margin 742 chance 613\n"
     "take 4 margin -158 chance 489\n"},
    {3,
     "#match/vikings/AcrfSyxjYr7CJMEAA4xAwMAI5zFwBOQkVqYWKRgywlhGTDCWsQIXBHDzgAADIxMzCwMIgxmMzEDDmBiYWVgZmFhYmZkYGXkY2BgYmIBIAkgyq7Az8gAA.pTt40od4ZGxZ-OCBkeRZ0ZjPFML14mP4",
     "place N1 margin 411 chance 605\n"
     "place G1 margin -113 chance 484\n"
     "place W1 margin -197 chance 462\n"},
    {4,
     "#match/vikings/AUj7aZ9jYlrLJMGAAhgRDI6AnMTK1CIFQ0YYy0iAgZGJmQVEMDAyMwAJoHY2BhYDBiZGHnYGDhYDAA.vA24nesRlvctWWym",
     "place W1 margin 254 chance 579\n"
     "place N1 margin -294 chance 443\n"
     "place G1 margin -433 chance 408\n"},
    {4,
     "#match/vikings/AWekkrc9TjsOgzAU83svIWlTkNgyMnABuvcOvUIHNqZuXJFT4SgBS7bsp_dTPTTjghCQOyF-t9--_qdFLvf-PBvSqwCi5pqQhmYqa-pLuU6URt8FOOdNhZc72EwRbkJATxNZUWh-YKCOAQlelK_ZCQ.2IqsRuBVUp6vGzNPx5SZWTHfH1_gv79gtZ7ncgC9V_jWEtA1UlKXdUmzIKZJ6",
     "draft fisherman margin 2261 chance 887\n"
     "draft boatsman margin 1571 chance 784\n"
     "draft scout margin 1487 chance 816\n"},
}};
// clang-format on

}  // namespace

std::span<const ChallengePlan> challenges() { return kChallenges; }

}  // namespace meadhall::app::vikings_teaching

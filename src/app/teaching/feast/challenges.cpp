#include <array>

#include "app/teaching/feast/feast.h"

// Those with a task were found by going through matches of karls for decisions of these kinds that
// have one right answer by the rules alone; the others are of `meadhall puzzles feast --sure 2`.
// The test beside it holds them to both.

namespace meadhall::app::feast_teaching {
namespace {

// clang-format off: a challenge is a link, an answer and its task, however long.
constexpr std::array<ChallengePlan, 8> kChallenges = {{
    {1,
     "#match/feast/AVTR_8FjYmLnYGRkgAA2x-KSoswURlanrPyiPC4GBnZmJiYGdgYODcuZjGocLOaaqlwA.BN6EvuavWt",
     "at 10 0 margin 1468 chance 825\n",
     "challenge.feast.income"},
    {1,
     "#match/feast/ARgMy5pNjU8LAVEUxe-5b573GNMsJJMif0qirG6hbNj5BBZWCsUC4QMoKzv5BHwDvqE3ZhZOt3M3v3MO896CUmXGp_Nxs4SebPfH3YIICMkoZlJMTNa3OT-x3_eRykUDgtFkkP-nfJt1no0vBYOkLk8OBtpFz8PwhlYUVKpepwd5o6dWsmY8EWImH5RrgLVxth2Fqo8pjbpKF-QFQxfIHQU8IFe40pLwQVgnfN0MB80oamiZk1v5Ag.peNzGFJ7Pb_0ovDLbyZzUValfSZY0GUHxazpJWoGdFk0FvdH06yVYMgqgCzSQpmkA1Rr-9RLL5oxcgIRVHZh2jZsfJphNm1iA",
     "pay 0 2 margin 1311 chance 954\n",
     "challenge.feast.pay"},
    {1,
     "#match/feast/AbaTLpdjYmLhYGRkgAA2x-KSoswURlanrPyiPAEGBkZGFgZ2ZiYmBkZ2RgZmDSYWFgdLEyUJXnNGTQZZKQA.8QkUhoWCiiqqhz3X",
     "take game_meat margin -2085 chance 50\n",
     "challenge.feast.upgrade"},
    {2,
     "#match/feast/ARg6lmhjYrrMz8HIyAABTAUGjEwFhioM7MxMTEA-OysTExMHNwcXGHEzgpmMYMBgyaHEwaKhalXKKMHLwbWAkZ8xnInBwSSNEchmY0xnZOQAmqsBAA.IggX2ebk-EXg7n1vfxYNsRjHVjdLv8VU1U-d",
     "place mead_2 margin 3410 chance 1000\n"
     "place mountain_3_2 margin 1961 chance 897\n"
     "place raid margin 1557 chance 973\n"},
    {2,
     "#match/feast/AYnivyNjYt4rzsHIAAVMBQaMTAWGTEwFRq4MDOwMjIwsDOzMTEwMzEwMQBIIOLg5uLg5IJALzoYJMUIBRBMDI4uGuZ0oC0sDo2WxqgSvrCwLD4sYK5ukgMkGRnHGcJMFjCYbGU0WMjIxLmDkB_I3MkopCDMsYDRNNy03aQcZxMHBwcho2cuoyMGhwQQ0BwA.Td05qZZ1oyEAxzW_idhGWkNxSBDHZ3_7VAmxzhb-xzDCdAhzordYR4-pVx-8RfqlE6hrc",
     "place longship margin 973 chance 750\n"
     "place mountain_3_2 margin -1186 chance 150\n"
     "place house_and_ship margin -1686 chance 200\n"},
    {3,
     "#match/feast/AQ2iOeB9jjFOw0AQRefP2t71xk7AEYoTgRQ7seQGBaSJUOg4AlVakgI65IYjQM0RwhFoOQY34Qas7dh0zP6VVpr3_37mn5Ghbri6AlfX3yDSipkUu4exg1p_xw7QDMExoNgZTeiIcAB3ax2BmnFbp4iYgBEd9w3ZOnqw-VD7SimqLRo9W6Md_7-CBu0j234RwddUblZL412cx-PTLzAOGGIrn5APyKO8wR4Q4AkwBtigSCNkepmU7NFeNEPoFUObzeZoESDjcqSK3J9fnnkepsKVsC88AVuaig17cPOORXpyu6c4mRRl5i-eXdqL2ESsY13JBFivsV1jJ7gX3AluRD2I2okei84ExYzmq4Drel0m8jRFHgqQJ78.SwMEOWeQLEdz5hofmHP_Kg9sJkHfRRaG7EHX-1-7pEWJXNkXpu1cCqLMcRSEjBjQO7t_4XnaXb4rEot21RowaFyCH49b9pLYg45COQkUU-Kd9zwuCng5BLEycUOGgIijHfwMXWsfGk-hVy2AKG2M3jSsfxVCwUTndiBd8-JuoV6VRWhCpASQ-88heiRukUThWXgxyu5PVTS7XDnYsP",
     "place whaling_boat margin -471 chance 358\n"
     "place weekly_2 margin -782 chance 269\n"
     "place hunt_1 margin -1100 chance 236\n"},
    {4,
     "#match/feast/ATwBuqljYmLkYGRkgAA2x-KSoswURlanrPyiPD4GdmYmJqAwOysTExOHZSejOgeLhqpVIaMEL4cUAA.aFf6Gw7LKSjN3Q",
     "at 9 0 margin -1916 chance 108\n",
     "challenge.feast.income"},
    {4,
     "#match/feast/AWonR3lFjj0KwlAQhHc2L8nmabTQQgTBSBSxUeEhplPPIgQtFPzB1krwAPZ6BG_omiDOzrLFfAzLzAJQqWB5PB02a_ir7f6wyyn0mCnUwGOxFfmPLVxBKQWgpIKGqhpAIk2jr3950RQTkx7dEiggSDbuiZnfMfQ77biGK9wb7gWXu4t9IkDOOLvbt0j01XSYYRDLA31e9SKmBQJLzbpNrJUC6TeyWdJqJWF3Oh6lftXEI-Mta4YmKV0w_QA.AwRQV2LAYiERJvqr297eeZZJWYimAvv03KrBsbY89ShuCyWmvf_vA5k8gOXrjIrzfBETobOtrWnckR_SV2w3UCZO-vyVulNxC-3O8Zo",
     "at 5 0 margin 3361 chance 1000\n",
     "challenge.feast.ring"},
}};
// clang-format on

}  // namespace

std::span<const ChallengePlan> challenges() { return kChallenges; }

}  // namespace meadhall::app::feast_teaching
